import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of browserslist and of the build's targets. */
const targetNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * Returns the oldest supported browsers from `browserslist` in the root's package.json as build targets, for example
 * `safari16.4`.
 * @throws Error if an entry is not of the form `safari >= 16.4`.
 */
export function browserTargets(): string[] {
  const file = path.resolve(import.meta.dirname, '../../package.json')
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  return browserslist.map((entry) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    const target = targetNames[name]
    if (!target) throw new Error(`browserslist in package.json has the unknown entry "${entry}"`)
    return target + version
  })
}
