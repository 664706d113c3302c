"""JSON Schemas of all files that people write, for editors: the ``*.json`` files beside this module, made by `adjudicator.schema.generate`."""
