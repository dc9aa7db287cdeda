import { type ChildNode, parse } from 'postcss'

/** A piece of a style sheet: a rule with the classes that it is about, or a block of pieces, such as a media query. */
export type StyleRule = { text: string; classes: string[] } | { block: string; rules: StyleRule[] }

/** Blocks whose rules can be left out one by one; of others, such as `@font-face`, all or nothing is meant. */
const blocks = new Set(['layer', 'media', 'supports', 'container'])

/** Takes a style sheet apart, in its order. It happens while building: reading CSS rightly takes a parser. */
export const rulesOf = (css: string): StyleRule[] => parse(css).nodes.map(toRule)

function toRule(node: ChildNode): StyleRule {
  if (node.type === 'rule') return { text: node.toString(), classes: classesOf(node.selectors) }
  if (node.type !== 'atrule') return { text: node.toString(), classes: [] }
  const name = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`
  if (node.nodes && blocks.has(node.name)) return { block: name, rules: node.nodes.map(toRule) }
  return { text: node.nodes ? node.toString() : `${name};`, classes: [] }
}

/** The first class of each selector, without which none of it applies; none when one applies to elements of no class. */
function classesOf(selectors: readonly string[]): string[] {
  const first = selectors.map((selector) => {
    const plain = selector.replaceAll(/(?<!\\)\[[^\]]*\]|:not\([^()]*\)/g, '')
    return /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/i.exec(plain)?.[1]
  })
  return first.every((name) => name !== undefined) ? first.map(unescaped) : []
}

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, letter = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
