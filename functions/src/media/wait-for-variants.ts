import { setTimeout } from 'node:timers/promises'
import type { Table } from '../data/table/table.ts'
import { findVariants, type VariantsStatus } from '../data/uploads/variants-repository.ts'
import { KnownError } from '../errors.ts'

/** A call that writes has 29 s; the save itself takes the rest. */
const patienceMs = 20_000
const pollMs = 250

/** Until when a call that begins now waits for variants, in ms since 1970. */
export const waitingTime = () => Date.now() + patienceMs

/** What became of an upload, as soon as it is known; `unavailable` when that is not until the deadline. */
export async function variantsOf(table: Table, uploadId: string, deadline: number): Promise<VariantsStatus> {
  for (;;) {
    const status = await findVariants(table, uploadId)
    if (status) return status
    if (Date.now() > deadline) throw notReady(uploadId)
    await setTimeout(pollMs)
  }
}

const notReady = (uploadId: string) =>
  new KnownError('unavailable', 'Your pictures are still being prepared. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
    cause: new Error(`The upload ${uploadId} has no variants yet`),
  })
