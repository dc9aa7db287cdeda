import { readFileSync, writeFileSync } from 'node:fs'
import { routes } from '@porchlight/contract/routes'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from './open-api.ts'

const file = new URL('../../../../docs/openapi.json', import.meta.url)
const made = openApi()
if (process.env.PORCHLIGHT_WRITE_DOCS) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)

test('matches docs/openapi.json; PORCHLIGHT_WRITE_DOCS=1 updates it', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(made)))
})

test('describes every named schema', () => {
  for (const [name, schema] of Object.entries(made.components.schemas)) {
    const kinds = ['type', 'anyOf'].filter((key) => key in schema)
    expect([name, kinds.length]).toEqual([name, 1])
  }
})

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(made)))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('describes everything that it references', () => {
  const named = [...JSON.stringify(made).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(Object.keys(made.components.schemas)).toEqual(expect.arrayContaining(named))
  expect(JSON.stringify(made)).not.toContain('$defs')
})

test('has every operation of the contract with its permissions', () => {
  const operations = Object.values(made.paths).flatMap((operations) =>
    Object.values(operations).map((operation) => JSON.parse(JSON.stringify(operation))),
  )
  expect(operations.map(({ operationId, tags }) => [operationId, ...tags]).toSorted()).toEqual(
    Object.entries(routes)
      .map(([name, { access }]) => [name, access])
      .toSorted(),
  )
  for (const { operationId, security } of operations) {
    const isPublic = Object.entries(routes).some(([name, { access }]) => name === operationId && access === 'public')
    expect([operationId, security === undefined]).toEqual([operationId, isPublic])
  }
})
