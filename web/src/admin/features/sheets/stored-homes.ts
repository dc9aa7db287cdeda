import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import type { QueryClient } from '@tanstack/react-query'
import PQueue from 'p-queue'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { adminQueries } from '../../api/admin-queries.ts'

/** Below what the API takes of one person (throttles.ts) where a call needs a tenth of a second. */
const unitCallsAtOnce = 2
const tries = 6

/** All homes as they are stored now. */
export const fetchHomes = (client: QueryClient): Promise<Property[]> =>
  client.fetchQuery({ ...adminQueries.properties(), staleTime: 0 })

/** The units of these homes as they are stored now, by home. Waits where calls come too often. */
export async function fetchUnits(client: QueryClient, ids: readonly string[]): Promise<Map<string, Unit[]>> {
  const queue = new PQueue({ concurrency: unitCallsAtOnce })
  const entries = await queue.addAll(
    ids.map((id) => async (): Promise<[string, Unit[]]> => [id, await unitsNow(client, id)]),
  )
  return new Map(entries)
}

const unitsNow = (client: QueryClient, id: string) =>
  client.fetchQuery({
    ...propertyQueries.units(id),
    staleTime: 0,
    retry: (failures, { cause }) => failures < tries && hasStatus(cause, 429, 503),
  })
