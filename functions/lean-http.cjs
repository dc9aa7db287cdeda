// An ESM import of node:http reads all its exports, one of which loads the whole of undici: 11 ms of every cold start.
// Put in place of node:http by an alias of the bundler.
// biome-ignore lint/style/useNodejsImportProtocol: the alias would lead node:http back to this file
module.exports = require('http')
