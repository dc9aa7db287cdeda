import type { StyleRule } from './style-rules.ts'

const classAttribute = / class="([^"]*)"/g
const references: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/**
 * Those rules of the style sheet that a page as it is published can need: it waits for no others. The loader brings the
 * whole sheet before anything on the page changes.
 */
export function criticalStyles(rules: readonly StyleRule[], html: string): string {
  const used = new Set(
    [...html.matchAll(classAttribute)].flatMap(([, names = '']) =>
      names.replaceAll(/&[^;]+;/g, (reference) => references[reference] ?? reference).split(/\s+/),
    ),
  )
  const textOf = (rule: StyleRule): string => {
    if ('text' in rule) return rule.classes.length === 0 || rule.classes.some((name) => used.has(name)) ? rule.text : ''
    const inside = rule.rules.map(textOf).join('')
    return inside && `${rule.block}{${inside}}`
  }
  return rules.map(textOf).join('')
}
