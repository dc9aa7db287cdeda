import type { Change } from '@porchlight/contract/history/history'
import { expect, test } from 'vitest'
import { groupChanges, subjectOfRow } from './group-changes.ts'

const change = (title: string, group?: string, more: Partial<Change['of']> = {}): Change => ({
  id: title,
  at: '2026-01-01T00:00:00.000Z',
  action: 'saved',
  of: { kind: 'unit', id: title, title, historyId: 'home', propertyTitle: 'The Alder', ...more },
  ...(group && { group }),
})

test('units of one action are one row; the property, other actions and other homes have their own', () => {
  const rows = groupChanges([
    change('104', 'a'),
    change('The Alder', 'a', { kind: 'property' }),
    change('101', 'a'),
    change('102', 'b'),
    change('103', 'b', { historyId: 'other' }),
    change('105'),
    change('106'),
  ])
  expect(rows.map((row) => row.map(({ of }) => of.title))).toEqual([
    ['104', '101'],
    ['The Alder'],
    ['102'],
    ['103'],
    ['105'],
    ['106'],
  ])
})

test('a row names its units in order, and the home where several are listed', () => {
  const row = ['10', '9', '2', '1', '7', '8', '3', '4'].map((number) => change(number, 'a'))
  expect(subjectOfRow(row, true)).toBe('Units 1, 2, 3, 4, 7, 8 and 2 more')
  expect(subjectOfRow(row.slice(0, 2), false)).toBe('Units 9, 10 of The Alder')
  expect(subjectOfRow(row.slice(0, 1), true)).toBe('Unit 10')
})
