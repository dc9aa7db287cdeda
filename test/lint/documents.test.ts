import { globSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { repositoryFiles as files, readText as read } from './repository-text.ts'

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
function namedPaths(text: string): string[] {
  const words = text.matchAll(/(?<![\w/@.:-])[\w.-]+\/[\w./*{},-]*[\w/*}]/g)
  return [...new Set([...words].map(([word]) => word))].filter((word) => topFolders.has(word.split('/')[0] ?? ''))
}

describe('a document names only existing paths', () => {
  test.each(documents)('%s: paths', (document) => {
    expect(namedPaths(read(document)).filter((path) => !exists(path))).toEqual([])
  })

  test.each(documents)('%s: links', (document) => {
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

/** Source: 5.0/docs_en/*.csv of github.com/OWASP/ASVS. */
const levelOne = `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2
  3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1
  6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2
  10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`.split(/\s+/)

describe('docs/security.md', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, number = '']) => /^\d+\.\d+\.\d+$/.test(number))

  test('has each requirement of level 1 once, and those of level 2 beside them', () => {
    const ofLevel = (wanted: string) => rows.flatMap(([, number, level]) => (level === wanted ? [number] : []))
    expect(ofLevel('1')).toEqual(levelOne)
    expect(new Set(ofLevel('2')).size + levelOne.length).toBe(rows.length)
  })

  test.each(rows.map(([, number, , asks, , shown = '']) => [number, asks, shown]))(
    '%s, %s: a test or a reason',
    (_, __, shown) => {
      expect(shown).toMatch(/`[\w/-]+\.(test|spec)\.tsx?`|^(by AWS|does not apply|accepted|not met)/)
    },
  )
})

test('the index of decisions leads to each of them', () => {
  const index = read('docs/decisions/README.md')
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path)).map((path) => posix.basename(path))
  expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

describe('a decision record', () => {
  test.each(documents.filter((path) => /^docs\/decisions\/\d/.test(path)))(
    '%s has 120 to 330 words, a title, and three headings',
    (path) => {
      const text = read(path)
      expect(text.match(/^#+ .*$/gm)).toEqual([
        expect.stringMatching(new RegExp(`^# ${basename(path).slice(0, 3)}: `)),
        '## Context',
        '## Decision',
        '## Consequences',
      ])
      const words = text.trim().split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(120)
      expect(words).toBeLessThanOrEqual(330)
    },
  )
})

test('a comment that links to docs/product names a file and a heading that exist', () => {
  const links = files
    .filter((path) => /\.(tsx?|[mc]?js|css)$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/docs\/(product[\w/-]*\.md)(?:#([\w-]+))?/g)].map(([, file = '', anchor = '']) => ({
        path,
        target: `docs/${file}`,
        anchor,
      })),
    )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ target, anchor }) => !exists(target) || !anchors(target).has(anchor))).toEqual([])
})
