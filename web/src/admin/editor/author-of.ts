import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'
import { sessionQueries } from '../../shared/api/session-queries.ts'
import type { StoredEntity } from './editor-config.ts'

/** `name` is undefined if unknown. */
export type Author = { isSelf: true } | { isSelf: false; name: string | undefined }

/** Who saved the versions after `version`. Undefined if the history cannot be read. */
export async function authorOf(client: QueryClient, fresh: StoredEntity, version: number): Promise<Author | undefined> {
  const [propertyId = ''] = fresh.id.split('.')
  try {
    const [user, { changes }] = await Promise.all([
      client.fetchQuery(sessionQueries.current()),
      callApi('GET /api/history', { query: { historyId: propertyId } }),
    ])
    const count = Math.max(1, fresh.version - version)
    const authors = changes
      .filter(({ of }) => of.id === fresh.id)
      .slice(0, count)
      .map(({ by }) => by)
    const other = authors.find((by) => by?.id !== user?.id)
    if (authors.length === 0) return undefined
    return authors.every((by) => by?.id === user?.id)
      ? { isSelf: true }
      : { isSelf: false, name: other?.name ?? other?.email }
  } catch {
    return undefined
  }
}
