import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { adminQueries } from '../../api/admin-queries.ts'
import { propertyQueries } from '../../api/property-queries.ts'
import { downloadCsv } from '../../csv-file.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { toast } from '../../ui/toast-store.ts'
import { csvCopy } from './csv-copy.ts'
import { propertiesCsv, unitsCsv } from './export-csv.ts'

const copy = csvCopy.download
const tables = ['properties', 'units'] as const
type Table = (typeof tables)[number]

/** Fetches current data. */
export function CsvDownloads() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (table: Table) => {
      const properties = await client.fetchQuery({ ...adminQueries.properties(), staleTime: 0 })
      const text = table === 'properties' ? propertiesCsv(properties) : unitsCsv(await fetchUnits(client, properties))
      downloadCsv(`${table}-${new Date().toLocaleDateString('sv-SE')}.csv`, text)
    },
    onError: (error) => handleSessionExpired(error, 'reading') || toast.failure(copy.failed),
  })
  return (
    <section aria-labelledby="download" className="grid content-start gap-4">
      <h2 id="download" className="text-xl">
        {copy.heading}
      </h2>
      <p className="max-w-measure text-ink-soft">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        {tables.map((table) => (
          <Button key={table} variant="outline" busy={isPending} onClick={() => mutate(table)}>
            <AdminIcon name="down" />
            {copy[table]}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {isPending && copy.busy}
      </p>
    </section>
  )
}

/** By title. Calls are sequential to stay below the rate limit. A building deleted meanwhile has no rows. */
async function fetchUnits(client: QueryClient, properties: readonly Property[]): Promise<Unit[]> {
  const units: Unit[] = []
  const buildings = properties.filter(({ unitCount }) => unitCount).toSorted((a, b) => a.title.localeCompare(b.title))
  for (const { id } of buildings) {
    const query = client.fetchQuery({
      ...propertyQueries.units(id),
      retry: (failures, error) => failures < 3 && !hasStatus(error, 404),
    })
    const ofBuilding = await query.catch((error: unknown) => {
      if (!hasStatus(error, 404)) throw error
      return []
    })
    units.push(...ofBuilding)
  }
  return units
}
