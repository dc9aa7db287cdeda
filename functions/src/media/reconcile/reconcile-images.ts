import { setTimeout } from 'node:timers/promises'
import { focusName } from '@porchlight/contract/images/image-files'
import { recordSharedFocus } from '../../data/uploads/image-item.ts'
import { withLease } from '../../data/uploads/lease.ts'
import { liveImages } from '../../data/uploads/live-images.ts'
import { findUpload, listUploads } from '../../data/uploads/upload-repository.ts'
import { markReferenced, markUnreferenced } from '../../data/uploads/upload-variants.ts'
import type { Services } from '../image-objects.ts'
import { makeShares, makeVariants } from '../variants/make-variants.ts'
import { type ImagePlan, planImages } from './plan-images.ts'
import { removeUnreferenced, removeVariantsOf } from './remove-images.ts'

/** After this delay a run trusts the index that an image is not live. */
const SETTLE_MS = 5_000
/** A killed run holds the lease this long, the function's timeout. */
const LEASE_MS = 5 * 60_000

interface Run {
  /** No image is started after this time (ms since 1970). */
  until: number
  now?: () => Date
  settleMs?: number
}

/**
 * Makes missing variants of referenced images and deletes variants of unreferenced ones; originals follow after 31
 * days. Compares the desired with the actual state, so the next run completes an interrupted one. Without differences
 * it writes nothing. Continues after failures and throws them all at the end.
 */
export async function reconcileImages(
  services: Services,
  { until, now = () => new Date(), settleMs = SETTLE_MS }: Run,
): Promise<void> {
  const failures: unknown[] = []
  const attempt: Attempt = async (work) => {
    if (Date.now() > until) return
    await work().catch((error: unknown) => failures.push(error))
  }
  const plan = await currentPlan(services, now())
  await mark(services, plan, { attempt, now: now() })
  // The index may show a removal before a new reference, so only what is still not live is removed.
  if (plan.mark.length > 0) await setTimeout(settleMs)
  await remove(services, plan.mark.length > 0 ? await currentPlan(services, now()) : plan, attempt)
  await make(services, plan, { attempt, now: now() })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} images failed`)
}

async function currentPlan({ table }: Services, now: Date): Promise<ImagePlan> {
  // Uploads are read first: a reference to one that was read as unreferenced is found, or removes its mark.
  const uploads = await listUploads(table)
  return planImages(uploads.values(), await liveImages(table), now)
}

/** Collects failures. */
type Attempt = (work: () => Promise<unknown>) => Promise<void>

async function mark({ table }: Services, plan: ImagePlan, { attempt, now }: { attempt: Attempt; now: Date }) {
  for (const { id } of plan.clear) await attempt(() => markReferenced(table, id))
  for (const upload of plan.mark) await attempt(() => markUnreferenced(table, upload, now))
}

async function remove(services: Services, { removeVariants, removeOriginals }: ImagePlan, attempt: Attempt) {
  if (removeVariants.length + removeOriginals.length === 0) return
  await attempt(() =>
    withLease(services.table, 'images', LEASE_MS, async () => {
      for (const upload of removeVariants) await attempt(() => removeVariantsOf(services, upload))
      await attempt(() => removeUnreferenced(services, removeOriginals))
    }),
  )
}

async function make(services: Services, plan: ImagePlan, { attempt, now }: { attempt: Attempt; now: Date }) {
  const { table } = services
  for (const { upload, focuses } of plan.make) await attempt(() => makeVariants(services, upload, { focuses, now }))
  for (const { upload, focuses } of plan.share) await attempt(() => makeShares(services, upload, focuses))
  for (const { item, upload } of plan.record)
    await attempt(async () => {
      // Pages use a share image only once it exists.
      const made = await findUpload(table, upload.id)
      if (item.focus && made?.shares.includes(focusName(item.focus))) await recordSharedFocus(table, item)
    })
}
