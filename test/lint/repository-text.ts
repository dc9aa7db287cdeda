import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { repositoryRoot } from '../support/site/repository-root.ts'

/** Built or fetched, and so not part of the repository. Git is not asked, since a machine that only tests may lack it. */
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

/** Written by commands. */
const isGenerated = (path: string) => /^docs\/(admin-access\.md|openapi\.json)$|(^|\/)LICENSE|^pnpm-lock/.test(path)

/** Paths of the repository's files, relative to its root. */
export const repositoryFiles = globSync(['**/*', '**/.*', '.*/**/*'], {
  cwd: repositoryRoot,
  exclude: (path) => excludedFolders.has(basename(path)),
})

/** Returns the paths of all files written by hand whose path matches. */
export const writtenFiles = (pattern: RegExp): string[] =>
  repositoryFiles.filter((path) => pattern.test(path) && !isGenerated(path))

/** Returns the text of a file of the repository. */
export function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

/** Returns the text of every comment and every distinct identifier of a source file (TypeScript, JavaScript or CSS). */
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

/** Adds the name of every identifier of a syntax tree. */
function collectIdentifiers(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Identifier' && 'name' in node && typeof node.name === 'string') {
    names.add(node.name)
  }
  for (const value of Object.values(node)) collectIdentifiers(value, names)
}

/** Counts the words of prose: runs of letters, with apostrophes and hyphens inside. */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0
}

/** Returns a document without its code blocks and tables, which are data. */
export function proseOf(document: string): string {
  return document.replace(/^```.*?^```$/gms, '').replace(/^\|.*$/gm, '')
}
