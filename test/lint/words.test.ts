import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { proseOf, readText, wordsOfSource, writtenFiles } from './repository-text.ts'

/** CONTRIBUTING.md names the terms to use. */
const privateWords =
  /\b(deeds?|verdicts?|told|tells|gives|hears|anew|whoever|so many|has come|is led|are led|all the same|as ever|lest|cupboards?|riddles?|faces|alive|vacanc(y|ies)|patience|stand-ins?|what nobody|nobody uses)\b/gi

/** `keepAlive` is Node's word, and a data URL may hold any letters. */
const ordinary = [/keep[- ]?alive/gi, /data:[\w/+;=,]+/g]

const emptyNames = new Set(
  'told said shown kept most longest atOnce given gone asked wanted known seen settled fits Trouble'.split(' '),
)

const sources = writtenFiles(/\.(tsx?|[mc]?js|css)$/).filter((path) => path !== 'test/lint/words.test.ts')
const documents = writtenFiles(/\.md$/).filter((path) => path !== 'CONTRIBUTING.md')

function found(text: string): string[] {
  const cleaned = ordinary.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
  return [...cleaned.matchAll(privateWords)].map(([word]) => word)
}

const separateWords = (identifier: string) => identifier.replace(/([a-z0-9])([A-Z])/g, '$1 $2')

const words = sources.map((path) => ({ path, ...wordsOfSource(path) }))

test.each<[string, (of: (typeof words)[number]) => string[]]>([
  ['comments', ({ comments }) => comments],
  ['identifiers', ({ identifiers }) => [...identifiers].map(separateWords)],
  ['messages, texts and test names', ({ texts }) => [...texts]],
])('%s use plain words', (_, textsOf) => {
  const places = words.flatMap((file) =>
    textsOf(file)
      .flatMap(found)
      .map((word) => `${file.path}: ${word}`),
  )
  expect(places).toEqual([])
})

test('documents use plain words', () => {
  const places = documents.flatMap((path) => found(proseOf(readText(path))).map((word) => `${path}: ${word}`))
  expect(places).toEqual([])
})

test('no file or export is named by a participle or an adjective alone', () => {
  const files = sources.filter((path) => emptyNames.has(basename(path).replace(/\..*$/, '')))
  const exported = sources.flatMap((path) =>
    [...readText(path).matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)]
      .filter(([, name = '']) => emptyNames.has(name))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect([...files, ...exported]).toEqual([])
})

test('every test is called test', () => {
  expect(sources.filter((path) => /^\s*it(\.\w+)*\(/m.test(readText(path)))).toEqual([])
})

test('exported functions of the product have a docstring', () => {
  const product = sources.filter((path) => !/^test\/|\.(test|fixture)\./.test(path))
  const places = product.flatMap((path) =>
    [...readText(path).matchAll(/(?<!\*\/\n)^export (?:default )?(?:async )?function\*? (\w+)/gm)].map(
      ([, name]) => `${path}: ${name}`,
    ),
  )
  expect(places).toEqual([])
})
