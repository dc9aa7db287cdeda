/** A picture that is stored already, to be attached; imageUrl is its path on the site. */
export interface NewImage {
  imageUrl: string
  caption?: string | null
  isPrimary?: boolean
  /** Of its variants, where they are known. */
  width?: number
  height?: number
  placeholder?: string
  /** The upload that it came by, which can be attached once. Example content has none. */
  uploadId?: string
}

/**
 * Numbers images in the order given and makes exactly one of them primary: the first that asks for it, else the first
 * (docs/product.md#pictures).
 */
export function arrangeImages<T extends { isPrimary?: boolean }>(images: readonly T[]) {
  const primary = Math.max(
    0,
    images.findIndex(({ isPrimary }) => isPrimary),
  )
  return images.map((image, displayOrder) => ({ image, place: { isPrimary: displayOrder === primary, displayOrder } }))
}
