/** A picture that is stored already, to be attached; imageUrl is its path on the site. */
export interface NewImage {
  imageUrl: string
  caption?: string | null
  isPrimary?: boolean
}

/**
 * Numbers images in the order given and makes exactly one of them primary: the first that asks for it, else the first
 * (spec section 4).
 */
export function arrangeImages(images: readonly NewImage[], createdAt: string) {
  const primary = Math.max(
    0,
    images.findIndex(({ isPrimary }) => isPrimary),
  )
  return images.map(({ imageUrl, caption }, displayOrder) => ({
    imageUrl,
    caption: caption || null,
    isPrimary: displayOrder === primary,
    displayOrder,
    createdAt,
  }))
}
