import { type ChildNode, parse } from 'postcss'

/**
 * A piece of a style sheet: a rule with what it is about, a definition that only those need who say its name, or a block
 * of pieces, such as a media query.
 */
export type StyleRule = { text: string; about: string[] } | { text: string; name: string } | Block

interface Block {
  block: string
  rules: StyleRule[]
}

/** Blocks whose rules can be left out one by one; of others, such as `@font-face`, all or nothing is meant. */
const blocks = new Set(['layer', 'media', 'supports', 'container'])
const definitions = new Set(['property', 'keyframes'])

/** Takes a style sheet apart, in its order. It happens while building: reading CSS rightly takes a parser. */
export const rulesOf = (css: string): StyleRule[] => parse(css).nodes.map(toRule)

function toRule(node: ChildNode): StyleRule {
  if (node.type === 'rule') return { text: node.toString(), about: subjectsOf(node.selectors) }
  if (node.type !== 'atrule') return { text: node.toString(), about: [] }
  if (definitions.has(node.name)) return { text: node.toString(), name: node.params }
  const name = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`
  if (node.nodes && blocks.has(node.name)) return { block: name, rules: node.nodes.map(toRule) }
  return { text: node.nodes ? node.toString() : `${name};`, about: [] }
}

/**
 * What has to be on a page for each of the selectors: a class (`.name`), a kind of field (`[name]`) or an element
 * (`name`). None when one of them needs nothing of the sort.
 */
function subjectsOf(selectors: readonly string[]): string[] {
  const subjects = selectors.map((selector) => classOf(selector) ?? fieldOf(selector) ?? elementOf(selector))
  return subjects.every((subject) => subject !== undefined) ? subjects : []
}

function classOf(selector: string) {
  const plain = selector.replaceAll(/(?<!\\)\[[^\]]*\]|:not\([^()]*\)/g, '')
  const name = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/i.exec(plain)?.[1]
  return name && `.${unescaped(name)}`
}

/** Which fields browsers make these parts of. */
const partsOfFields: readonly [part: RegExp, field: string][] = [
  [/::-webkit-(?:date|calendar)/, '[date]'],
  [/::file-selector-button/, '[file]'],
]

const fieldOf = (selector: string) => partsOfFields.find(([part]) => part.test(selector))?.[1]

/** The first element outside of parentheses, which hold alternatives. */
const elementOf = (selector: string) =>
  /(?:^|[\s>+~])([a-z][a-z\d-]*)/i.exec(selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, ''))?.[1]

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, letter = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
