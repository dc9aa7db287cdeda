import { expect, test } from 'vitest'
import { nextEdgeKeys, sentParameter } from './edge-keys.ts'

const read = ({ [sentParameter]: sent, ...keys }: Record<string, string>) => ({
  sent: keys[`EdgeKey${sent}`],
  accepted: Object.values(keys),
})

test('makes all keys for a new stack, long ones of letters that a stage variable and a header take', () => {
  const { sent, accepted } = read(nextEdgeKeys(undefined))
  expect(accepted).toHaveLength(3)
  expect(accepted).toContain(sent)
  expect(new Set(accepted).size).toBe(3)
  for (const key of accepted) expect(key).toMatch(/^[\w-]{43}$/)
})

test('makes the edge send a key that the API already accepts, after successful and failed deployments', () => {
  let stack = nextEdgeKeys(undefined)
  const sent = new Set([read(stack).sent])
  for (let deployment = 0; deployment < 10; deployment += 1) {
    const before = read(stack)
    const after = read({ ...stack, ...nextEdgeKeys(stack[sentParameter]) })
    for (const api of [before, after]) expect(api.accepted).toEqual(expect.arrayContaining([before.sent, after.sent]))
    // The first of two deployments is rolled back, so the stack has its previous parameters.
    if (deployment % 2) stack = { ...stack, ...nextEdgeKeys(stack[sentParameter]) }
    sent.add(read(stack).sent)
  }
  expect(sent.size).toBe(6)
})
