import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { repositoryRoot } from '../support/site/repository-root.ts'

/** Git may be absent where tests run. */
const excludedFolders = new Set([
  'node_modules',
  '.git',
  '.local',
  'cdk.out',
  'dist',
  'dist-server',
  'test-results',
  '.vite',
])

const isGenerated = (path: string) =>
  /^docs\/(admin-access\.md|openapi\.json|rehearsal\.md|soak\.md)$|(^|\/)LICENSE|^pnpm-lock/.test(path)

export const repositoryFiles = globSync(['**/*', '**/.*', '.*/**/*'], {
  cwd: repositoryRoot,
  exclude: (path) => excludedFolders.has(basename(path)),
})

export const writtenFiles = (pattern: RegExp): string[] =>
  repositoryFiles.filter((path) => pattern.test(path) && !isGenerated(path))

export function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

export function wordsOfSource(path: string): { comments: string[]; identifiers: Set<string> } {
  const source = readText(path)
  const identifiers = new Set<string>()
  if (path.endsWith('.css')) {
    return { comments: [...source.matchAll(/\/\*(.*?)\*\//gs)].map(([, text = '']) => text), identifiers }
  }
  const { program, comments } = parseSync(path, source)
  collectIdentifiers(program, identifiers)
  return { comments: comments.map(({ value }) => value), identifiers }
}

function collectIdentifiers(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Identifier' && 'name' in node && typeof node.name === 'string') {
    names.add(node.name)
  }
  for (const value of Object.values(node)) collectIdentifiers(value, names)
}

/** A word is a run of letters, with apostrophes and hyphens inside. */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0
}

/** Code blocks and tables are data. */
export function proseOf(document: string): string {
  return document.replace(/^```.*?^```$/gms, '').replace(/^\|.*$/gm, '')
}
