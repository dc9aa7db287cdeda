/**
 * An https address as a browser copies it, with a full host name and without a name and password; or an empty text. One
 * pattern, so that docs/openapi.json contains it.
 */
export const webAddress = /^([Hh]ttps:\/\/([a-zA-Z0-9-]+\.)+[a-zA-Z][a-zA-Z0-9-]*(:\d{1,4})?([/?#][!-~]*)?)?$/
