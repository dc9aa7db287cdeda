import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import data, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data/forLegacyNode'
import { repositoryRoot } from './repository-root.ts'

/** Names of browserslist and of MDN's data. */
const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const

const { browserslist } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
  browserslist: string[]
}
const oldest = browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' >= ')
  return { name: names[name as keyof typeof names], version }
})

/** Empty if MDN has no data. */
export function browsersWithout(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  const missing = oldest.filter(({ name, version }) => !isIn(support[name], version)).map(({ name }) => name)
  // A feature of only Macs or only iPhones, such as touch events, is not newer.
  const isOfOneSafari = missing.includes('safari') !== missing.includes('safari_ios')
  return missing.filter((name) => !(isOfOneSafari && name.startsWith('safari') && isNever(support[name])))
}

const isNever = (statement: SupportStatement | undefined) =>
  [statement].flat().every((entry) => entry?.version_added === false)

export const isNewer = (feature: Identifier | undefined) => browsersWithout(feature).length > 0

/** Skips entries behind a flag or under another name. */
function isIn(statement: SupportStatement | undefined, version: string): boolean {
  if (!statement) return true
  return [statement].flat().some((entry) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = entry
    if (!added || added === 'preview' || flags || prefix || alternative_name) return false
    return isAtMost(added, version) && !(typeof removed === 'string' && isAtMost(removed, version))
  })
}

function isAtMost(one: string, other: string): boolean {
  const [a = 0, b = 0] = one.replace('≤', '').split('.').map(Number)
  const [c = 0, d = 0] = other.split('.').map(Number)
  return a < c || (a === c && b <= d)
}

export function featuresIn(feature: Identifier | undefined): [name: string, feature: Identifier][] {
  const { __compat, ...features } = feature ?? {}
  return Object.entries(features)
}

const { api, javascript } = data

export const owners: ReadonlyMap<string, Identifier> = new Map([
  ...featuresIn(api),
  ...featuresIn(javascript.builtins),
  ...featuresIn(javascript.builtins?.Intl).map(([name, feature]): [string, Identifier] => [`Intl.${name}`, feature]),
])

export function newerApis(): [owner: string, member?: string][] {
  return [...owners].flatMap(([owner, feature]) => {
    const members = featuresIn(feature)
      .filter(([, member]) => isNewer(member))
      .map(([name]): [string, string] => [owner, name.replace(/_static$/, '').replace(/^(.*)_event$/, 'on$1')])
    return isNewer(feature) ? [...members, [owner] as [string]] : members
  })
}

export function deleteApis(apis: [owner: string, member?: string][]): void {
  const valueAt = (path: string): unknown =>
    path === 'TypedArray'
      ? Object.getPrototypeOf(Int8Array)
      : path.split('.').reduce<unknown>((value, name) => (value ? Reflect.get(Object(value), name) : value), window)
  for (const [owner, member] of apis) {
    if (member === undefined) {
      const [name = '', ...outer] = owner.split('.').reverse()
      Reflect.deleteProperty(Object(valueAt(outer.reverse().join('.')) ?? window), name)
      continue
    }
    const value = Object(valueAt(owner) ?? {})
    for (const holder of [value, value.prototype, owner === 'Window' || owner === '_globals' ? window : undefined])
      if (holder) Reflect.deleteProperty(holder, member)
  }
}
