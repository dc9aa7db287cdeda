import { XMLParser } from 'fast-xml-parser'
import type { HttpResponse } from '../machine/http.ts'
import { escapeMarkup } from '../machine/markup.ts'

/** The content is text or XML elements. */
export function element(name: string, ...content: (string | { text: string | number })[]): string {
  const inner = content.map((part) => (typeof part === 'string' ? part : escapeMarkup(String(part.text))))
  return `<${name}>${inner.join('')}</${name}>`
}

/** A response whose body is `root`. */
export function xmlResponse(status: number, root: string): HttpResponse {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}`)
  return { status, headers: [['content-type', 'application/xml']], body }
}

const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'Object',
})

/** Throws if the body is not XML. */
export function parseXml(body: Buffer): unknown {
  return parser.parse(body.toString(), true)
}
