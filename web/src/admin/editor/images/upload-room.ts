import { limits } from '@porchlight/contract/limits'
import { newImagesPerSave } from '@porchlight/contract/new-images-per-save'
import type { ImageList } from './image-list.ts'

/** How many images one upload may add, and whether saving makes room for more. */
export function uploadRoom(images: ImageList): { most: number; savingHelps: boolean } {
  const stored = images.filter(({ id }) => id !== undefined).length
  const beforeSave = newImagesPerSave(stored) - (images.length - stored)
  const others = Math.min(limits.imagesPerUpload, limits.imagesPerParent - images.length)
  return { most: Math.max(0, Math.min(beforeSave, others)), savingHelps: beforeSave < others }
}
