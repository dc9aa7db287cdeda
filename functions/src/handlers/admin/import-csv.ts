import type { ImportResult } from '@porchlight/contract/csv/import'
import { guardedHandler } from '../../auth/authorizer.ts'
import { importProperty } from '../../data/imports/import-property.ts'
import { planImport } from '../../data/imports/plan-import.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'importCsv', async ({ body }, { user }) => {
  if (body.dryRun) return { plan: await planImport(table, body.files) }
  const results: ImportResult[] = []
  for (const imported of body.properties) results.push(await importProperty(withActor(table, user), imported))
  return { results }
})
