import { listChanges } from '../../../functions/src/data/history/change-repository.ts'
import { listProperties } from '../../../functions/src/data/properties/property-repository.ts'
import { listDeleted } from '../../../functions/src/data/properties/trash.ts'
import type { GuardedSite } from './guarded-site.ts'

export async function deleteAndRestore(site: GuardedSite, id: string): Promise<void> {
  await site.act('delete-property', { method: 'DELETE', id })
  await site.act('list-deleted-properties')
  await site.act('restore-property', { method: 'POST', id })
  await site.act('delete-property', { method: 'DELETE', id })
  await site.act('delete-property-for-good', { method: 'DELETE', id })
}

/** Index partitions that a wrong query could read. */
export function* hiddenQueries({ actAs, guarded }: GuardedSite): Generator<Promise<unknown>> {
  const { table } = guarded()
  actAs('publish')
  yield listProperties(table, 'admin')
  actAs('list-properties')
  yield listDeleted(table)
  yield listChanges(table, {})
}
