import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import { expect, test } from 'vitest'
import { actionsOf, mostActions } from './actions.ts'

const none = { before: 0, days: [0, 0] }
const history: ViewHistory = {
  from: '2026-11-21',
  properties: [
    { ...none, propertyId: 'a', actions: { call: [0, 1], apply: [2, 0] }, visits: { share: 1, 'google.com': 4 } },
    { ...none, propertyId: 'b', actions: { call: [1, 1] }, visits: { share: 4, direct: 2 } },
    { ...none, propertyId: 'gone', actions: { save: [9, 9] }, visits: { flyer: 9 } },
  ],
}

test('adds up actions by day and by kind, and visits by start', () => {
  expect(actionsOf(history, 2, new Set(['a', 'b']))).toEqual({
    days: [3, 2],
    total: 5,
    kinds: [
      { action: 'apply', count: 2 },
      { action: 'call', count: 3 },
    ],
    starts: [
      { from: 'share', count: 5 },
      { from: 'google.com', count: 4 },
      { from: 'direct', count: 2 },
    ],
  })
  expect(actionsOf(history, 2, new Set(['c']))).toEqual({ days: [0, 0], total: 0, kinds: [], starts: [] })
})

test('the homes with the most actions come first, and those without any are left out', () => {
  const most = mostActions(['c', 'b', 'a', 'gone'], (id) => actionsOf(history, 2, new Set([id])), 2)
  expect(most.map(({ row, actions }) => [row, actions.total])).toEqual([
    ['gone', 18],
    ['a', 3],
  ])
})
