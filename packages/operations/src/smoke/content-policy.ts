import { createHash } from 'node:crypto'

/** Returns the sources of each directive by name. */
export function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      return name ? [[name, sources] as const] : []
    }),
  )
}

/** Allows an inline script or style of exactly this text. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const elements = {
  script: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
}

/** Ignores scripts that contain data. */
export function inlineOf(kind: keyof typeof elements, html: string): string[] {
  return [...html.matchAll(elements[kind])].map(([, text = '']) => text)
}

/** Returns the addresses of linked style sheets. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(([tag]) => {
    const [, href] = /\bhref="([^"]+)"/.exec(tag) ?? []
    return href ? [href] : []
  })
}
