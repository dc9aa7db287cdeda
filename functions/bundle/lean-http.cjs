// Stands in for node:http. An ESM import of it reads all its exports, one of which loads the whole of undici: 11 ms of
// every cold start.
// biome-ignore lint/style/useNodejsImportProtocol: the alias would lead node:http back to this file
module.exports = require('http')
