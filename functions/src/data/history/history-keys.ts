import type { Key } from '../keys.ts'

/**
 * What was changed, with the state before and after it.
 *
 * | access                                 | operation                             |
 * |----------------------------------------|---------------------------------------|
 * | changes of a property or the heroes    | Query PK, newest first (consistent)   |
 * | changes of everything                  | Query GSI1, ACTIVITY, newest first    |
 * | one change                             | GetItem (consistent)                  |
 *
 * `historyId` is a property's id or `hero`; `at` (ISO 8601) sorts keys by time; `unique` separates changes of one millisecond.
 */
export const historyPartition = (historyId: string) => `HISTORY#${historyId}`
export const historyKey = (historyId: string, at: string, unique: string): Key => ({
  PK: historyPartition(historyId),
  SK: `${at}#${unique}`,
})
export const activityPartition = 'ACTIVITY'
export const activityKey = (at: string, unique: string) => ({ GSI1PK: activityPartition, GSI1SK: `${at}#${unique}` })

/** Returns `<property>.<ms since 1970>.<unique>`, which contains the key. */
export function changeIdOf({ PK, SK }: Key): string {
  const [at = '', unique] = SK.split('#')
  return `${PK.slice(historyPartition('').length)}.${Date.parse(at)}.${unique}`
}

/** The key of a change by its ID (`changeIdOf`). */
export function changeKeyOf(id: string): Key {
  const [historyId = '', ms, unique = ''] = id.split('.')
  return historyKey(historyId, new Date(Number(ms)).toISOString(), unique)
}
