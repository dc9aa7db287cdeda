import data, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import type { Node } from 'typescript/unstable/ast'
import {
  isIdentifier,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isPropertyAccessExpression,
  isStringLiteral,
  isTypeNode,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Symbol as TypeScriptSymbol } from 'typescript/unstable/sync'
import { browsersWithout, owners } from '../support/site/browser-support.ts'

export interface NewerFeature {
  name: string
  missingIn: string[]
  file: string
}

type FeatureUse = Omit<NewerFeature, 'file'>

/** Returns newer APIs, elements and attributes in a project's sources. Paths are absolute. */
export function newerFeaturesIn(tsconfig: string, isChecked: (path: string) => boolean): NewerFeature[] {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)
    if (!project) throw new Error(`TypeScript does not open ${tsconfig}`)
    const { program, checker } = project
    return program
      .getSourceFileNames()
      .filter(isChecked)
      .flatMap((file) => {
        const source = program.getSourceFile(file)
        return source ? newerIn(source, checker).map((found) => ({ ...found, file })) : []
      })
  } finally {
    api.close()
  }
}

function newerIn(source: Node, checker: Checker): FeatureUse[] {
  const nodes = [...descendants(source)]
  const identifiers = nodes.filter(isIdentifier)
  const symbols = checker.getSymbolAtLocation(identifiers)
  return [
    ...identifiers.map((node, index) => apiOf(node, symbols[index])),
    ...nodes.flatMap((node) => [elementOf(node), attributeOf(node), eventOf(node)]),
  ].flatMap((found) => (found && found.missingIn.length > 0 ? found : []))
}

/** Types are erased, so they need no browser. */
function* descendants(node: Node): Generator<Node> {
  const children: Node[] = []
  node.forEachChild((child) => {
    if (!isTypeNode(child)) children.push(child)
  })
  for (const child of children) {
    yield child
    yield* descendants(child)
  }
}

const isPlatform = (symbol: TypeScriptSymbol | undefined): boolean =>
  symbol?.declarations.some(({ path }) => /\blib\.[\w.]+\.d\.ts$/.test(path)) ?? false

const parents = new WeakMap<TypeScriptSymbol, TypeScriptSymbol | undefined>()
function parentOf(symbol: TypeScriptSymbol) {
  if (!parents.has(symbol)) parents.set(symbol, symbol.getParent())
  return parents.get(symbol)
}

function apiOf(node: Node, symbol: TypeScriptSymbol | undefined): FeatureUse | undefined {
  if (!symbol) return undefined
  const { name } = symbol
  const parent = parentOf(symbol)
  if (!isPlatform(symbol) && !isPlatform(parent)) return undefined
  if (!parent) return found(name, [owners.get(name), memberOf('Window', name), memberOf('_globals', name)])
  // Static methods are members of an object type without a name.
  const access = node.parent
  const isStatic = parent.name.startsWith('__') && isPropertyAccessExpression(access)
  const owner = isStatic
    ? access.expression.getText()
    : parent.name
        .replace(/Constructor$/, '')
        .replace(/^Readonly/, '')
        .replace(/^IteratorObject$/, 'Iterator')
  const known = [owner, `Intl.${owner}`].filter((path) => owners.has(path))
  if (known.length > 0 || isStatic)
    return found(
      `${owner}.${name}`,
      known.map((path) => memberOf(path, name)),
    )
  // MDN lists the members of a mixin in each interface.
  return found(
    `${owner}.${name}`,
    [...owners.keys()].map((path) => memberOf(path, name)),
  )
}

const memberOf = (owner: string, name: string): Identifier | undefined =>
  owners.get(owner)?.[name] ?? owners.get(owner)?.[`${name}_static`]

function elementOf(node: Node): FeatureUse | undefined {
  if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return undefined
  const tag = node.tagName.getText()
  return found(`<${tag}>`, [data.html.elements?.[tag]])
}

function attributeOf(node: Node): FeatureUse | undefined {
  if (!isJsxAttribute(node)) return undefined
  const tag = node.parent.parent
  const tagName = isJsxOpeningElement(tag) || isJsxSelfClosingElement(tag) ? tag.tagName.getText() : ''
  if (!/^[a-z]/.test(tagName)) return undefined
  const name = node.name.getText()
  if (/^on[A-Z]/.test(name)) return eventNamed(name.slice(2).toLowerCase())
  const attribute = name.toLowerCase()
  const { elements, global_attributes } = data.html
  return found(`${attribute}=`, [elements?.[tagName]?.[attribute] ?? global_attributes?.[attribute]])
}

function eventOf(node: Node): FeatureUse | undefined {
  const isFirst = isStringLiteral(node) && /\baddEventListener\(\s*$/.test(textBefore(node))
  return isFirst ? eventNamed(node.text) : undefined
}

function textBefore(node: Node): string {
  return node.getSourceFile().getFullText().slice(0, node.getStart()).slice(-40)
}

function eventNamed(name: string): FeatureUse | undefined {
  return found(
    `${name} event`,
    [...owners.values()].map((owner) => owner[`${name}_event`]),
  )
}

/** Newer if everything is that MDN lists under the name. */
function found(name: string, features: readonly (Identifier | undefined)[]): FeatureUse | undefined {
  const missing = features.flatMap((feature) => (feature?.__compat ? [browsersWithout(feature)] : []))
  if (missing.length === 0 || missing.some(({ length }) => length === 0)) return undefined
  return { name, missingIn: [...new Set(missing.flat())] }
}
