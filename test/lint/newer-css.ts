import data, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import postcss, { type ChildNode, type Container, type Declaration, type Document } from 'postcss'
import { featuresIn, isNewer } from '../support/site/browser-support.ts'

const { properties, selectors, types, 'at-rules': atRules } = data.css

/** Some names have several entries. */
const typeFeatures = new Map<string, Identifier[]>()
collectTypes(types)
function collectTypes(parent: Identifier | undefined): void {
  for (const [name, feature] of featuresIn(parent)) {
    typeFeatures.set(name, [...(typeFeatures.get(name) ?? []), feature])
    collectTypes(feature)
  }
}

/** Ignores what is in `@supports`. */
export function newerCssIn(css: string): string[] {
  const names = new Set<string>()
  postcss.parse(css).walk((node) => {
    if (!isInSupports(node)) for (const name of newerIn(node)) names.add(name)
  })
  return [...names].toSorted()
}

function isInSupports(node: ChildNode): boolean {
  let parent: Container | Document | undefined = node.parent
  for (; parent; parent = parent.parent)
    if (parent.type === 'atrule' && Reflect.get(parent, 'name') === 'supports') return true
  return false
}

function newerIn(node: ChildNode): string[] {
  if (node.type === 'rule')
    return namesIn(node.selector.replace(/\\./g, ''), /::?([a-z][a-z-]*)/g).flatMap((name) =>
      newer(`:${name}`, [selectors?.[name]]),
    )
  if (node.type === 'atrule') {
    const features = node.name === 'media' ? namesIn(node.params, /\(([a-z-]+)/g) : []
    return [
      ...newer(`@${node.name}`, [atRules?.[node.name]]),
      ...features.flatMap((name) => newer(`@media (${name})`, [atRules?.media?.[name]])),
    ]
  }
  return node.type === 'decl' ? newerInDeclaration(node) : []
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

function newerInDeclaration(declaration: Declaration): string[] {
  const { prop, parent } = declaration
  if (
    prop.startsWith('-') ||
    hasPrefixed(declaration) ||
    (parent?.type === 'atrule' && Reflect.get(parent, 'name') === 'page')
  )
    return []
  const property = properties?.[prop]
  if (isNewer(property)) return [`${prop}:`]
  const previous = declaration.prev()
  if (previous?.type === 'decl' && previous.prop === prop) return []
  const value = declaration.value.replace(/url\([^)]*\)|"[^"]*"/g, '')
  const relative = namesIn(value, /([a-z]+)\(from /g)
  return [
    ...value.split(/[\s,]+/).flatMap((word) => newer(`${prop}: ${word}`, [property?.[word]])),
    ...namesIn(value, /(?<![\w-])([a-z-]+)\(/g).flatMap((name) => newer(`${name}()`, typeFeatures.get(name) ?? [])),
    ...relative.flatMap((name) =>
      newer(
        `${name}(from)`,
        (typeFeatures.get(name) ?? []).map((feature) => feature.relative_syntax),
      ),
    ),
  ]
}

const hasPrefixed = ({ parent, prop }: Declaration): boolean =>
  parent?.some(
    (other) => other.type === 'decl' && /^-(webkit|moz)-/.test(other.prop) && other.prop.endsWith(`-${prop}`),
  ) ?? false

function newer(name: string, features: readonly (Identifier | undefined)[]): string[] {
  const known = features.filter((feature) => feature?.__compat)
  return known.length > 0 && known.every(isNewer) ? [name] : []
}
