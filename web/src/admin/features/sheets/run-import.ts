import { ApiError, hasStatus } from '../../../shared/api/api-error.ts'
import { messageOf } from '../../api/error-issues.ts'
import type { HomePlan } from './plan-home.ts'
import { sheetsCopy } from './sheets-copy.ts'

export interface ImportOutcome {
  saved: HomePlan[]
  /** Homes that the server did not take, as they are now, with the reason for people to read. */
  refused: { home: HomePlan; reason: string }[]
  /** Homes that were not sent, since something failed that had better be mended first. */
  left: HomePlan[]
  /** What that was. */
  trouble?: unknown
}

interface Calls {
  save: (home: HomePlan) => Promise<unknown>
  /** The home's plan by what is stored now; undefined when it is not there any more. */
  planAgain: (home: HomePlan) => Promise<HomePlan | undefined>
  onProgress: (done: number, home: HomePlan) => void
  /** Between tries, in milliseconds. */
  delays?: readonly number[]
}

/** Saves home by home. One that cannot be saved is told, and the others go on; without a connection it stops. */
export async function runImport(homes: readonly HomePlan[], calls: Calls): Promise<ImportOutcome> {
  const result: ImportOutcome = { saved: [], refused: [], left: [] }
  for (const [n, home] of homes.entries()) {
    calls.onProgress(n, home)
    try {
      const reason = await saveHome(home, calls)
      if (reason === undefined) result.saved.push(home)
      else result.refused.push({ home, reason })
    } catch (trouble) {
      return { ...result, left: homes.slice(n), trouble }
    }
  }
  return result
}

/** Gives the reason when the server refused; throws what is no fault of this home. */
async function saveHome(home: HomePlan, { save, planAgain, delays = [1000, 3000, 5000] }: Calls) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await save(home)
      return undefined
    } catch (error) {
      if (hasStatus(error, 404)) return sheetsCopy.result.gone
      if (hasStatus(error, 409)) {
        // An answer may have been lost, or an import cut off: then all of this is stored, and nothing is left to do.
        const now = await planAgain(home)
        if (!now) return sheetsCopy.result.gone
        return now.changes.length === 0 && now.problems.length === 0 ? undefined : sheetsCopy.result.moved
      }
      if (hasStatus(error, 400, 413)) return messageOf(error) ?? sheetsCopy.result.failed
      const delay = delays[attempt]
      const mayPass = !(error instanceof ApiError) || error.status >= 429
      if (!mayPass || delay === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}
