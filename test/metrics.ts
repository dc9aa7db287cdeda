import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countWords, proseOf, readText, wordsOfSource, writtenFiles } from './lint/repository-text.ts'
import { repositoryRoot } from './support/site/repository-root.ts'

/**
 * Fails when the repository exceeds a limit: `npm run metrics`, and part of `npm run check`. Lower a limit when code
 * was removed; a change that needs more says why it raises one.
 */
const limits = {
  /** Tests and example content count elsewhere. */
  codeLines: 48_202,
  testLines: 41_854,
  commentWords: 45_245,
  /** Tables and code are not counted. */
  documentWords: 22_198,
  linesPerFile: 250,
  /** Below a package's own folder. */
  folderDepth: 4,
}

const tracked = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' }).trim().split('\n')
const sources = tracked.filter((path) => /\.(tsx?|[mc]?js|css)$/.test(path) && existsSync(join(repositoryRoot, path)))
const lengths = new Map(sources.map((path) => [path, lineCount(path)]))

const isTest = (path: string) => /\.(test|spec|fixture)\.|^test\/|^vitest\.config\.ts$/.test(path)
const isContent = (path: string) => path.startsWith('packages/demo/')
const tests = sources.filter(isTest)
const code = sources.filter((path) => !isTest(path) && !isContent(path))

printPackages()
check(linesOf(code), limits.codeLines, 'lines of product and tools')
check(linesOf(tests), limits.testLines, 'lines of tests')
const commentWords = sources.reduce((sum, path) => sum + countWords(wordsOfSource(path).comments.join('\n')), 0)
check(commentWords, limits.commentWords, 'words in comments')
const documents = writtenFiles(/\.md$/)
const documentWords = documents.reduce((sum, path) => sum + countWords(proseOf(readText(path))), 0)
check(documentWords, limits.documentWords, 'words in documents')
const long = sources.filter((path) => (lengths.get(path) ?? 0) > limits.linesPerFile)
check(long.length, 0, `files of more than ${limits.linesPerFile} lines`, long)
const deep = [...new Set(code.map(dirname))].filter((folder) => depthOf(folder) > limits.folderDepth)
check(deep.length, 0, `folders more than ${limits.folderDepth} below their package`, deep)

function printPackages(): void {
  console.log('  code  tests  package')
  const packages = Map.groupBy(sources, packageOf)
  for (const [name, paths] of [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const own = paths.filter(isTest)
    const counts = [linesOf(paths) - linesOf(own), linesOf(own)].map((lines) => String(lines).padStart(6))
    console.log(`${counts.join(' ')}  ${name}`)
  }
}

function check(count: number, limit: number, what: string, places: readonly string[] = []): void {
  const isExceeded = count > limit
  console.log(`${isExceeded ? 'TOO MANY: ' : ''}${count} ${what}, at most ${limit}`)
  for (const place of places) console.log(`    ${place}`)
  if (isExceeded) process.exitCode = 1
}

function lineCount(path: string): number {
  return readFileSync(join(repositoryRoot, path), 'utf8').split('\n').length - 1
}

function linesOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + (lengths.get(path) ?? 0), 0)
}

function packageOf(path: string): string {
  return /^(packages\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? 'the root'
}

function depthOf(folder: string): number {
  return folder.slice(packageOf(`${folder}/`).length).split('/').length - 1
}
