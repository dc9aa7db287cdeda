import { plainRoutes } from '@porchlight/contract/plain-routes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../../shared/api/client.ts'
import { reportAuthLost } from '../../auth-lost.ts'
import { type HomePlan, planHome } from './plan-home.ts'
import { homesWithUnits, type ImportPlan, planImport } from './plan-import.ts'
import { readSheet } from './read-sheet.ts'
import { type ImportOutcome, runImport } from './run-import.ts'
import type { SheetKinds } from './sheet-kinds.ts'
import { fetchHomes, fetchUnits } from './stored-homes.ts'

/** Where an import stands. */
export type Stage =
  | { name: 'choosing' }
  | { name: 'reading' }
  /** What is stored could not be had. */
  | { name: 'failed'; error: unknown; again: () => void }
  | { name: 'review'; plan: ImportPlan }
  | { name: 'importing'; done: number; total: number; title: string }
  | { name: 'finished'; result: ImportOutcome }

/** One import after another: files are read and compared with what is stored, and saved home by home when told so. */
export function useImport(kinds: SheetKinds) {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  /** Counts what was begun: what an earlier one comes to is of no interest any more. */
  const begun = useRef(0)

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    begun.current += 1
    const turn = begun.current
    const show = (next: Stage) => turn === begun.current && setStage(next)
    setStage({ name: 'reading' })
    try {
      const sheets = []
      for (const file of files)
        sheets.push(await readSheet(kinds, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
      const properties = await fetchHomes(client)
      const units = await fetchUnits(client, homesWithUnits(sheets, properties))
      const unitsOf = (id: string) => units.get(id) ?? []
      show({ name: 'review', plan: await planImport(kinds, sheets, { properties, unitsOf }) })
    } catch (error) {
      reportAuthLost(error)
      show({ name: 'failed', error, again: () => void choose(files) })
    }
  }

  async function planAgain({ rows }: HomePlan) {
    const property = (await fetchHomes(client)).find(({ id }) => id === rows.propertyId)
    if (!property) return undefined
    const units = rows.units.length > 0 ? await fetchUnits(client, [property.id]) : undefined
    return planHome(kinds, rows, { property, units: units?.get(property.id) ?? [] })
  }

  /** Saves these homes; what an earlier part of this import came to is told with the rest. */
  async function run(homes: readonly HomePlan[], before?: ImportOutcome) {
    const total = homes.length
    const result = await runImport(homes, {
      save: async ({ rows, input, creation }) => {
        if (creation) await callApi(plainRoutes.createProperty, { body: creation })
        if (input) await callApi(plainRoutes.saveSheet, { params: { id: rows.propertyId }, body: input })
      },
      planAgain,
      onProgress: (done, { title }) => setStage({ name: 'importing', done, total, title }),
    })
    reportAuthLost(result.trouble)
    void client.invalidateQueries({ queryKey: ['properties'] })
    setStage({
      name: 'finished',
      result: {
        ...result,
        saved: [...(before?.saved ?? []), ...result.saved],
        refused: [...(before?.refused ?? []), ...result.refused],
      },
    })
  }

  return { stage, choose, run, reset: () => setStage({ name: 'choosing' }) }
}
