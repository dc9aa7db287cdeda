import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { repositoryRoot } from './fixtures/repository-root.ts'

/**
 * Measures the house: how long the product and its files are, which files are small and have one importer, how deep and
 * how full its folders are. `npm run house` prints everything, and fails when one of the limits is broken.
 */
const limits = {
  productLines: 23_000,
  linesPerFile: 250,
  /** Most files stay below this; the share that may be longer. */
  usualLines: 170,
  longerShare: 0.05,
  /** Below a package's own folder. */
  folderDepth: 4,
  filesPerFolder: 20,
  /** A file this short with one importer has to have an idea of its own. */
  shortLines: 25,
}

const tracked = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' }).trim().split('\n')
const isSource = (path: string) => /\.(tsx?|[mc]?js|css)$/.test(path)
/** Tests and what serves them alone, among it the configuration of Vitest; and example content. */
const isTest = (path: string) =>
  /\.(test|spec|fixture)\.|^test\/|^functions\/test\/|\/fixtures\/|^vitest\.config\.ts$|^packages\/demo\//.test(path)
const text = new Map(tracked.filter(isSource).map((path) => [path, readFileSync(join(repositoryRoot, path), 'utf8')]))
const lengths = new Map([...text].map(([path, content]) => [path, content.split('\n').length - 1]))
/** What the engineer deploys and looks after the product with: told apart, for it is no part of what anybody visits. */
const isTool = (path: string) => path.startsWith('packages/operations/')
const product = [...text.keys()].filter((path) => !isTest(path) && !isTool(path))
const tools = [...text.keys()].filter((path) => !isTest(path) && isTool(path))
const linesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (lengths.get(path) ?? 0), 0)

/** The package that a file belongs to, by its folder. */
const packageOf = (path: string) => /^(packages\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? '.'

const broken: string[] = []
/** Prints what was measured, and remembers it when it is not as it should be. */
function report(holds: boolean, sentence: string, places: readonly string[] = []) {
  console.log(`${holds ? 'ok  ' : 'NOT '} ${sentence}`)
  for (const place of places) console.log(`       ${place}`)
  if (!holds) broken.push(sentence)
}

/** For a reader to judge. */
function list(sentence: string, places: readonly string[]) {
  console.log(`look ${sentence}`)
  for (const place of places) console.log(`       ${place}`)
}

reportLines()
reportFiles()
reportFolders()
reportShortFiles()
process.exitCode = broken.length > 0 ? 1 : 0

function reportLines() {
  const packages = Map.groupBy(product, packageOf)
  const total = linesOf(product)
  report(
    total <= limits.productLines,
    `${total} lines of product code in ${product.length} files, at most ${limits.productLines}`,
    [...packages].map(([name, paths]) => `${String(linesOf(paths)).padStart(6)}  ${name} (${paths.length} files)`),
  )
  list(`${linesOf(tools)} lines of tools in packages/operations`, [])
}

function reportFiles() {
  const longest = [...lengths].filter(([, lines]) => lines > limits.linesPerFile)
  report(
    longest.length === 0,
    `${longest.length} files of more than ${limits.linesPerFile} lines`,
    longest.map(([path]) => path),
  )
  const longer = product.filter((path) => (lengths.get(path) ?? 0) > limits.usualLines)
  const share = longer.length / product.length
  report(
    share <= limits.longerShare,
    `${(100 * share).toFixed(1)} % of the files have more than ${limits.usualLines} lines, at most ${100 * limits.longerShare} %`,
  )
}

function reportFolders() {
  const folders = Map.groupBy(product, dirname)
  const depth = (folder: string) => folder.slice(packageOf(`${folder}/`).length).split('/').length - 1
  const deep = [...folders.keys()].filter((folder) => depth(folder) > limits.folderDepth)
  report(deep.length === 0, `${deep.length} folders deeper than ${limits.folderDepth} below their package`, deep)
  const full = [...folders].filter(([, paths]) => paths.length > limits.filesPerFolder)
  list(
    `${full.length} folders of more than ${limits.filesPerFolder} files, tests aside, want rooms`,
    full.map(([folder, paths]) => `${folder} (${paths.length})`),
  )
}

/** Some of them are an idea of their own. */
function reportShortFiles() {
  const importers = new Map<string, Set<string>>()
  for (const path of product) {
    for (const imported of importsOf(path)) importers.set(imported, (importers.get(imported) ?? new Set()).add(path))
  }
  const short = product.filter(
    (path) => (lengths.get(path) ?? 0) <= limits.shortLines && importers.get(path)?.size === 1,
  )
  list(
    `${short.length} files of at most ${limits.shortLines} lines have one importer`,
    short.map((path) => `${path} <- ${[...(importers.get(path) ?? [])].join()}`),
  )
}

/** The files of this repository that a file imports. */
function importsOf(path: string): string[] {
  const found = (text.get(path) ?? '').matchAll(/(?:from|import|import\()\s*['"]([^'"]+)['"]/g)
  return [...found].flatMap(([, source = '']) => {
    if (source.startsWith('.')) return [posix.join(dirname(path), source)]
    const [, name = '', file = ''] = /^@porchlight\/([^/]+)\/(.+)$/.exec(source) ?? []
    return [`packages/${name}/${file}.ts`, `packages/${name}/src/${file}.ts`, `${name}/src/${file}.ts`]
  })
}
