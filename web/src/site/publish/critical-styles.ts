import type { StyleRule } from './style-rules.ts'

const element = /<([a-z][a-z\d-]*)/g
const field = /<input[^>]* type="([^"]*)"/g
const classAttribute = / class="([^"]*)"/g
const references: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/** What rules can be about, as `StyleRule` names it. */
function subjectsOf(html: string): Set<string> {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, match = '']) => match)
  const classes = all(classAttribute).flatMap((names) =>
    names.replaceAll(/&[^;]+;/g, (reference) => references[reference] ?? reference).split(/\s+/),
  )
  return new Set([...classes.map((name) => `.${name}`), ...all(field).map((type) => `[${type}]`), ...all(element)])
}

/**
 * Those rules of the style sheet that a page as it is published can need: it waits for no others. The loader brings the
 * whole sheet before anything on the page changes.
 */
export function criticalStyles(rules: readonly StyleRule[], html: string): string {
  const there = subjectsOf(html)
  const textOf = (rule: StyleRule, isNeeded: (name: string) => boolean): string => {
    if ('name' in rule) return isNeeded(rule.name) ? rule.text : ''
    if ('text' in rule) return rule.about.length === 0 || rule.about.some((one) => there.has(one)) ? rule.text : ''
    const inside = rule.rules.map((each) => textOf(each, isNeeded)).join('')
    return inside && `${rule.block}{${inside}}`
  }
  const withoutDefinitions = rules.map((rule) => textOf(rule, () => false)).join('')
  return rules
    .map((rule) => textOf(rule, (name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(withoutDefinitions)))
    .join('')
}
