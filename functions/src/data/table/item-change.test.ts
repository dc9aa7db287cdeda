import { expect, test } from 'vitest'
import { mergeChanges, updateOf } from './item-change.ts'

const key = { PK: 'PROPERTY#p', SK: 'PROPERTY' }

test('two changes of one item are merged, with the conditions of both', () => {
  const merged = mergeChanges(
    { key, set: { title: 'Old', unitCount: 1 }, add: { version: 1 }, expected: { version: 3 } },
    { key, set: { title: 'New' }, add: { version: 1, views: 2 }, expected: { status: 'draft' } },
  )
  expect(merged).toEqual({
    key,
    set: { title: 'New', unitCount: 1 },
    add: { version: 2, views: 2 },
    expected: { version: 3, status: 'draft' },
  })
  const { ConditionExpression, ExpressionAttributeNames: names, ExpressionAttributeValues: values } = updateOf(merged)
  const conditions = ConditionExpression?.replace(/#n\d+/g, (name) => names?.[name] ?? name)
  const readable = conditions?.replace(/:v\d+/g, (name) => String(values?.[name]))
  expect(readable).toBe('attribute_exists(PK) AND version = 3 AND status = draft')
})
