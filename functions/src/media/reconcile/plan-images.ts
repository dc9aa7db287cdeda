import { type Focus, focusName } from '@porchlight/contract/images/image-files'
import { type ImageItem, isShareRecorded } from '../../data/uploads/image-item.ts'
import type { Upload } from '../../data/uploads/upload-repository.ts'

/** One day more than a deleted property stays in the trash. */
const ORIGINAL_KEPT_DAYS = 31
/** An arriving file's variants are made by its event; a run takes over what is pending for longer than this. */
const ARRIVAL_MS = 5 * 60_000

export interface ImagePlan {
  /** Referenced images, unlike the table says: a property was restored or a large save was interrupted. */
  clear: Upload[]
  /** Images that are no longer live. */
  mark: Upload[]
  /** Live images without variants. `focuses` are the current focal points. */
  make: { upload: Upload; focuses: Focus[] }[]
  /** Live images with variants, but without share images of these focal points. */
  share: { upload: Upload; focuses: Focus[] }[]
  /** Items that do not yet record the existing share image of their focal point. */
  record: { item: ImageItem; upload: Upload }[]
  /** Images with variants that are not live. */
  removeVariants: Upload[]
  /** Images that are not live for 31 days, or being removed already. */
  removeOriginals: Upload[]
}

/** Compares what live items reference with what exists. Pure. */
export function planImages(uploads: Iterable<Upload>, live: readonly ImageItem[], now: Date): ImagePlan {
  const references = Map.groupBy(live, ({ imageUrl }) => imageUrl)
  const plan: ImagePlan = {
    clear: [],
    mark: [],
    make: [],
    share: [],
    record: [],
    removeVariants: [],
    removeOriginals: [],
  }
  const nowIso = now.toISOString()
  const oldest = new Date(now.getTime() - ORIGINAL_KEPT_DAYS * 86_400_000).toISOString()
  for (const upload of uploads) {
    const items = references.get(upload.imageUrl) ?? []
    const { keptUntil, unreferencedSince, variants, isRemoving } = upload
    if (isRemoving) plan.removeOriginals.push(upload)
    else if (items.length > 0 || (keptUntil && keptUntil > nowIso)) planLive(plan, upload, items, now)
    else if (!unreferencedSince || keptUntil) plan.mark.push(upload)
    else {
      if (variants) plan.removeVariants.push(upload)
      if (unreferencedSince < oldest) plan.removeOriginals.push(upload)
    }
  }
  return plan
}

function planLive(plan: ImagePlan, upload: Upload, items: readonly ImageItem[], now: Date): void {
  if (items.length > 0 && (upload.unreferencedSince || upload.keptUntil)) plan.clear.push(upload)
  if (upload.status === 'refused') return
  const focuses = [...new Map(items.flatMap(({ focus }) => (focus ? [[focusName(focus), focus]] : []))).values()]
  plan.record.push(...items.filter((item) => !isShareRecorded(item)).map((item) => ({ item, upload })))
  if (upload.variants !== 'made') {
    const isArriving = upload.status === 'pending' && now.getTime() - Date.parse(upload.createdAt) < ARRIVAL_MS
    if (!isArriving) plan.make.push({ upload, focuses })
    return
  }
  const missing = focuses.filter((focus) => !upload.shares.includes(focusName(focus)))
  if (missing.length > 0) plan.share.push({ upload, focuses: missing })
}
