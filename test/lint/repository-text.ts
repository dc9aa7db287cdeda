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
  /^docs\/(admin-access\.md|openapi\.json|soak\.md)$|(^|\/)LICENSE|^pnpm-lock/.test(path)

export const repositoryFiles = globSync(['**/*', '**/.*', '.*/**/*'], {
  cwd: repositoryRoot,
  exclude: (path) => excludedFolders.has(basename(path)),
})

export const writtenFiles = (pattern: RegExp): string[] =>
  repositoryFiles.filter((path) => pattern.test(path) && !isGenerated(path))

export function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

interface SourceWords {
  comments: string[]
  identifiers: Set<string>
  /** Strings, parts of templates, and texts of JSX. */
  texts: Set<string>
}

export function wordsOfSource(path: string): SourceWords {
  const source = readText(path)
  const words: SourceWords = { comments: [], identifiers: new Set(), texts: new Set() }
  if (path.endsWith('.css')) {
    words.comments = [...source.matchAll(/\/\*(.*?)\*\//gs)].map(([, text = '']) => text)
    return words
  }
  const { program, comments } = parseSync(path, source)
  words.comments = comments.map(({ value }) => value)
  collectWords(program, words)
  return words
}

function collectWords(node: unknown, words: SourceWords): void {
  if (typeof node !== 'object' || node === null) return
  const { type, name, value } = node as Record<string, unknown>
  if (type === 'Identifier' && typeof name === 'string') words.identifiers.add(name)
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') words.texts.add(value)
  if (type === 'TemplateElement') words.texts.add(String((value as { cooked?: unknown }).cooked))
  for (const part of Object.values(node)) collectWords(part, words)
}

/** A word is a run of letters, with apostrophes and hyphens inside. */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0
}

/** Code blocks and tables are data. */
export function proseOf(document: string): string {
  return document.replace(/^```.*?^```$/gms, '').replace(/^\|.*$/gm, '')
}
