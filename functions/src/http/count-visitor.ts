import { isbot } from 'isbot'
import { propertyIsPublic } from '../data/properties/property-repository.ts'
import type { Table } from '../data/table/table.ts'
import { notFound } from '../errors.ts'

/** Absent on a developer's machine, which has no limit. */
const maxPerMinute = process.env.VIEWS_PER_MINUTE ? Number(process.env.VIEWS_PER_MINUTE) : undefined

/**
 * Calls `record` with the limit per visitor and minute. For crawlers, and callers without a user agent, it only checks
 * that the property is public. Returns whether it was recorded; throws `notFound`, and what `record` throws.
 */
export async function countVisitor(
  table: Table,
  propertyId: string,
  userAgent: string,
  record: (maxPerMinute: number | undefined) => Promise<void>,
): Promise<boolean> {
  // Every browser sends a user agent.
  if (!userAgent.trim() || isbot(userAgent)) {
    if (!(await propertyIsPublic(table, propertyId))) throw notFound('Property')
    return false
  }
  await record(maxPerMinute)
  return true
}
