import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { reportAuthLost } from '../../auth-lost.ts'
import { downloadCsv } from '../../csv-file.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { SheetKinds, SheetName } from './sheet-kinds.ts'
import { sheetsCopy } from './sheets-copy.ts'
import { fetchHomes, fetchUnits } from './stored-homes.ts'
import { propertiesSheet, unitsSheet } from './write-sheet.ts'

const copy = sheetsCopy.download

/** Both sheets, made of what is stored at that moment. */
export function SheetDownloads({ kinds }: { kinds: SheetKinds }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<SheetName>()

  async function download(name: SheetName) {
    if (busy) return
    setBusy(name)
    try {
      const homes = await fetchHomes(client)
      if (name === 'properties') downloadCsv(fileName(name), propertiesSheet(kinds, homes))
      else {
        const buildings = homes.filter(({ unitCount }) => unitCount).toSorted((a, b) => a.title.localeCompare(b.title))
        const units = await fetchUnits(
          client,
          buildings.map(({ id }) => id),
        )
        downloadCsv(fileName(name), unitsSheet(kinds, [...units.values()].flat()))
      }
    } catch (error) {
      if (!reportAuthLost(error)) toast.failure(copy.failed)
    }
    setBusy(undefined)
  }

  return (
    <section aria-labelledby="download" className="grid content-start gap-4">
      <h2 id="download" className="text-xl">
        {copy.heading}
      </h2>
      <p className="max-w-measure text-ink-soft">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        {(['properties', 'units'] as const).map((name) => (
          <Button
            key={name}
            variant="outline"
            aria-disabled={busy !== undefined}
            className="aria-disabled:opacity-50"
            onClick={() => void download(name)}
          >
            <AdminIcon name="down" />
            {copy[name]}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {busy && copy.busy}
      </p>
    </section>
  )
}

/** Named after the day. */
const fileName = (name: SheetName) => `${name}-${new Date().toLocaleDateString('sv-SE')}.csv`
