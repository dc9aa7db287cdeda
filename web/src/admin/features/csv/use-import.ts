import type { ImportFile, ImportPlan, ImportRemark, PlannedProperty } from '@porchlight/contract/csv/import'
import { limits } from '@porchlight/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, hasStatus } from '../../../shared/api/api-error.ts'
import { callApi } from '../../../shared/api/client.ts'
import { refreshProperties } from '../../api/property-mutations.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { csvCopy } from './csv-copy.ts'
import { type ReadFile, readCsv } from './read-csv.ts'

export type Stage =
  | { name: 'choosing'; isAgain: boolean }
  | { name: 'reading' }
  | { name: 'failed'; error: unknown; retry: () => void }
  | { name: 'review'; plan: ImportPlan }
  | { name: 'importing'; done: number; total: number; title: string }
  | { name: 'finished'; outcome: ImportOutcome }

export interface ImportOutcome {
  saved: PlannedProperty[]
  refused: { planned: PlannedProperty; reason: string }[]
  /** Homes without a response. */
  left: PlannedProperty[]
  /** Those of the review. */
  problems: number
  error?: unknown
}

/** Reads files, requests a plan, and saves it after confirmation. */
export function useImport() {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>({ name: 'choosing', isAgain: false })
  const { mutateAsync: save } = useMutation({
    mutationFn: (batch: readonly PlannedProperty[]) =>
      callApi('POST /api/import', { body: { properties: batch.map(({ imported }) => imported) } }),
    // The call is idempotent.
    retry: (failures, error) => failures < 3 && (!(error instanceof ApiError) || error.status >= 429),
  })

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    setStage({ name: 'reading' })
    try {
      setStage({ name: 'review', plan: await planOf(files) })
    } catch (error) {
      if (handleSessionExpired(error, 'reading')) return
      setStage({ name: 'failed', error, retry: () => void choose(files) })
    }
  }

  /** `before` is the outcome of an interrupted run. */
  async function run(properties: readonly PlannedProperty[], problems: number, before?: ImportOutcome) {
    const outcome: ImportOutcome = {
      saved: [...(before?.saved ?? [])],
      refused: [...(before?.refused ?? [])],
      left: [...properties],
      problems,
    }
    try {
      while (outcome.left.length > 0) {
        const batch = nextBatch(outcome.left)
        const title = batch[0]?.title ?? ''
        setStage({ name: 'importing', done: properties.length - outcome.left.length, total: properties.length, title })
        const { results = [] } = await save(batch)
        for (const planned of batch) {
          const reason = results.find(({ id }) => id === planned.imported.id)?.refused
          if (reason === undefined) outcome.saved.push(planned)
          else outcome.refused.push({ planned, reason })
        }
        outcome.left.splice(0, batch.length)
      }
    } catch (error) {
      handleSessionExpired(error)
      outcome.error = error
    }
    void refreshProperties(client)
    setStage({ name: 'finished', outcome })
  }

  return { stage, choose, run, reset: () => setStage({ name: 'choosing', isAgain: true }) }
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

async function planOf(files: readonly File[]): Promise<ImportPlan> {
  const read = await Promise.all(
    files.map(async (file): Promise<ReadFile> => {
      const bytes = await file.arrayBuffer().catch(() => undefined)
      if (!bytes) return { problem: { file: file.name, text: csvCopy.problems.unreadable } }
      return readCsv(file.name, new Uint8Array(bytes))
    }),
  )
  const problems = read.flatMap((file) => ('problem' in file ? file.problem : []))
  if (problems.length > 0) return refused(problems)
  const parsed: ImportFile[] = read.flatMap((file) => ('file' in file ? file.file : []))
  const tooLarge = refused([{ file: parsed.map(({ name }) => name).join(', '), text: csvCopy.problems.size }])
  const body = { dryRun: true as const, files: parsed }
  if (bytesOf(body) > limits.importBytes) return tooLarge
  try {
    const { plan } = await callApi('POST /api/import', { body })
    if (!plan) throw new Error('A dry run was answered without a plan')
    return {
      ...plan,
      notes: [...read.flatMap((file) => ('note' in file && file.note ? file.note : [])), ...plan.notes],
    }
  } catch (error) {
    // The gateway counts quotation marks in the body twice.
    if (hasStatus(error, 413)) return tooLarge
    throw error
  }
}

const refused = (problems: ImportRemark[]): ImportPlan => ({
  properties: [],
  problems,
  notes: [],
  leftOut: [],
  unchanged: 0,
  unknown: [],
})

/** Within the call's limits for count and body size. */
function nextBatch(properties: readonly PlannedProperty[]): PlannedProperty[] {
  const batch: PlannedProperty[] = []
  let bytes = 0
  for (const planned of properties.slice(0, limits.propertiesPerImport)) {
    bytes += bytesOf(planned.imported)
    if (batch.length > 0 && bytes > limits.importBytes / 2) break
    batch.push(planned)
  }
  return batch
}
