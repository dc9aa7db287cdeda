import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowedCss } from '../lint/allowed-features.ts'
import { newerCssIn } from '../lint/newer-css.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'

const assets = join(repositoryRoot, 'web/dist/assets')
const folder = join(repositoryRoot, 'functions/dist')
const bundles = readdirSync(folder).map((name) => ({ name, file: readFileSync(join(folder, name, 'index.mjs')) }))
const namesOf = (some: typeof bundles) => some.map(({ name }) => name)

// Limits of decision 017. Only the publisher contains the page renderer.
test('each function is at most 600 KB, and the publisher at most 1000 KB', () => {
  const limitOf = (name: string) => (name === 'publish' ? 1000 : 600) * 1024
  expect(bundles.length).toBeGreaterThan(40)
  expect(namesOf(bundles.filter(({ name, file }) => file.length > limitOf(name)))).toEqual([])
})

test('only the functions about people contain the client of the user pool', () => {
  const people = ['invite-again', 'invite-person', 'list-people', 'remove-person', 'sign-out-person']
  expect(namesOf(bundles.filter(({ file }) => file.includes('AWSCognitoIdentityProviderService')))).toEqual(people)
})

test('the style sheets use newer features only where their absence is harmless', () => {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  expect(sheets).toHaveLength(3)
  const found = newerCssIn(sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n'))
  expect(found.filter((name) => !(name in allowedCss))).toEqual([])
  expect(
    Object.keys(allowedCss).filter((name) => !found.includes(name)),
    'no longer used',
  ).toEqual([])
})
