import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { repositoryRoot } from '../support/site/repository-root.ts'

/** Written by a command, so their words are not ours to choose. */
const isGenerated = (path: string) => /^docs\/admin-access\.md$|(^|\/)LICENSE|^pnpm-lock/.test(path)

/** Returns the paths of all tracked files of the given kinds, relative to the root of the repository. */
export function trackedFiles(kinds: RegExp): string[] {
  const paths = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' }).trim().split('\n')
  return paths.filter((path) => kinds.test(path) && !isGenerated(path) && existsSync(join(repositoryRoot, path)))
}

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
