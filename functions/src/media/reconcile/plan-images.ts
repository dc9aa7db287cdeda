import { type Focus, focusName } from '@porchlight/contract/images/image-files'
import { type ImageItem, isShareNoted } from '../../data/uploads/image-item.ts'
import type { Upload } from '../../data/uploads/upload-repository.ts'

/** Days that the original of an unreferenced image is kept: one more than a deleted home waits in the trash. */
const ORIGINAL_KEPT_DAYS = 31
/** The arrival of a file has its variants made; a run takes over what is still pending after this. */
const ARRIVAL_MS = 5 * 60_000

/** What a run has to do so that variants and originals are those that live references ask for. */
export interface ImagePlan {
  /** Referenced, though the table says otherwise: a home was restored, or a large save was interrupted. */
  clear: Upload[]
  /** Not live any more. */
  mark: Upload[]
  /** Live, but without variants. `focuses`: the focal points in force. */
  make: { upload: Upload; focuses: Focus[] }[]
  /** Live with variants, but without share pictures of these focal points. */
  share: { upload: Upload; focuses: Focus[] }[]
  /** Image items that do not say yet that the share picture of their focal point exists. */
  note: { item: ImageItem; upload: Upload }[]
  /** Not live, and still with variants. */
  removeVariants: Upload[]
  /** Not live for 31 days, or already on the way out. */
  removeOriginals: Upload[]
}

/** Compares what live items reference with what exists. Reads and writes nothing. */
export function planImages(uploads: Iterable<Upload>, live: readonly ImageItem[], now: Date): ImagePlan {
  const references = Map.groupBy(live, ({ imageUrl }) => imageUrl)
  const plan: ImagePlan = {
    clear: [],
    mark: [],
    make: [],
    share: [],
    note: [],
    removeVariants: [],
    removeOriginals: [],
  }
  const nowText = now.toISOString()
  const oldest = new Date(now.getTime() - ORIGINAL_KEPT_DAYS * 86_400_000).toISOString()
  for (const upload of uploads) {
    const items = references.get(upload.imageUrl) ?? []
    const { keptUntil, unreferencedSince, variants, isRemoving } = upload
    if (isRemoving) plan.removeOriginals.push(upload)
    else if (items.length > 0 || (keptUntil && keptUntil > nowText)) planLive(plan, upload, items, now)
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
  plan.note.push(...items.filter((item) => !isShareNoted(item)).map((item) => ({ item, upload })))
  if (upload.variants !== 'made') {
    const isArriving = upload.status === 'pending' && now.getTime() - Date.parse(upload.createdAt) < ARRIVAL_MS
    if (!isArriving) plan.make.push({ upload, focuses })
    return
  }
  const missing = focuses.filter((focus) => !upload.shares.includes(focusName(focus)))
  if (missing.length > 0) plan.share.push({ upload, focuses: missing })
}
