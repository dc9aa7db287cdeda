import { expect, test } from 'vitest'
import { nextEdgeKeys, sentParameter } from './edge-keys.ts'

const keysAfter = (parameters: Record<string, string> = {}) => nextEdgeKeys(new Map(Object.entries(parameters)))

const read = ({ [sentParameter]: sent, SessionKey: _, ...keys }: Record<string, string>) => ({
  sent: keys[`EdgeKey${sent}`],
  accepted: Object.values(keys),
})

test('makes all keys for a new stack, long ones of letters that a stage variable and a header take', () => {
  const made = keysAfter()
  const { sent, accepted } = read(made)
  expect(accepted).toHaveLength(3)
  expect(accepted).toContain(sent)
  const all = [...accepted, made.SessionKey]
  expect(new Set(all).size).toBe(4)
  for (const key of all) expect(key).toMatch(/^[\w-]{43}$/)
})

test('makes the edge send a key that the API already accepts, after successful and failed deployments', () => {
  let stack = keysAfter()
  const sent = new Set([read(stack).sent])
  for (let deployment = 0; deployment < 10; deployment += 1) {
    const before = read(stack)
    const after = read({ ...stack, ...keysAfter(stack) })
    for (const api of [before, after]) expect(api.accepted).toEqual(expect.arrayContaining([before.sent, after.sent]))
    // The first of two deployments is rolled back, so the stack has its previous parameters.
    if (deployment % 2) stack = { ...stack, ...keysAfter(stack) }
    sent.add(read(stack).sent)
  }
  expect(sent.size).toBe(6)
})

test('keeps the key of session ids, and makes one for a stack that has none', () => {
  const stack = keysAfter()
  expect(Object.keys(keysAfter(stack)).toSorted()).toEqual(['EdgeKey2', 'EdgeKeySent'])
  const { SessionKey: _, ...older } = stack
  expect(keysAfter(older).SessionKey).toMatch(/^[\w-]{43}$/)
})
