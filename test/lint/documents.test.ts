import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../fixtures/repository-root.ts'

/** What is made or fetched, and not part of the repository. A machine that only tests need not have git. */
const notOurs = new Set(['node_modules', '.git', '.local', 'cdk.out', 'dist', 'dist-server', 'test-results', '.vite'])
const files = globSync(['**/*', '**/.*', '.*/**/*'], {
  cwd: repositoryRoot,
  exclude: (path) => notOurs.has(basename(path)),
})
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const exists = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).length > 0
const documents = files.filter((path) => path.endsWith('.md'))

/** As GitHub makes the address of a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchors = (path: string) =>
  new Set([...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text)))

const topFolders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))
/** What is named from the root, also with `*` and `{a,b}`; in a code span or block, or in plain text. */
function namedPaths(text: string): string[] {
  const words = text.matchAll(/(?<![\w/@.:-])[\w.-]+\/[\w./*{},-]*[\w/*}]/g)
  return [...new Set([...words].map(([word]) => word))].filter((word) => topFolders.has(word.split('/')[0] ?? ''))
}

/** A superseded decision tells of a house that was. */
const isOfToday = (path: string) => !/^\d{4}-\d\d-\d\d\. Superseded by/m.test(read(path))

describe('a document names only what there is', () => {
  it.each(documents.filter(isOfToday))('%s: paths', (document) => {
    expect(namedPaths(read(document)).filter((path) => !exists(path))).toEqual([])
  })

  it.each(documents)('%s: links', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const dead = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path ? posix.join(dirname(document), path) : document
      return !exists(target) || (anchor !== undefined && !anchors(target).has(anchor))
    })
    expect(dead).toEqual([])
  })
})

it('the index of decisions leads to each of them', () => {
  const index = read('docs/decisions/README.md')
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path)).map((path) => posix.basename(path))
  expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

it('comments name headings of docs/product.md that are there', () => {
  const headings = anchors('docs/product.md')
  const named = files
    .filter((path) => /\.(tsx?|[mc]?js|css)$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/docs\/product\.md#([\w-]+)/g)].map(([, anchor = '']) => ({ path, anchor })),
    )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ anchor }) => !headings.has(anchor))).toEqual([])
})
