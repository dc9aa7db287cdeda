import { limits } from '@porchlight/contract/limits'
import { isReadable } from './is-readable.ts'
import { withImage } from './open-image.ts'
import { uploadCopy } from './upload-copy.ts'

/** Pixels. Any shape is then below the limit of a canvas on iOS, 16,777,216. */
const LONGEST_SIDE = 4000
/** The first that is small enough is used. */
const JPEG_QUALITIES = [0.85, 0.7, 0.5]

/** An upright JPEG made on this device, or why there is none. */
export async function shrinkImage(file: File): Promise<File | { reason: string }> {
  try {
    const canvas = await withImage(file, draw)
    for (const quality of JPEG_QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob && blob.size <= limits.uploadBytes)
        return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
    }
  } catch (error) {
    console.info(error)
  }
  return { reason: (await isReadable(file)) ? uploadCopy.refusals.notShrunk : uploadCopy.failed.unreadable }
}

async function draw(image: HTMLImageElement): Promise<HTMLCanvasElement> {
  // Decodes outside of the main thread, and fails if the device cannot.
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This device has no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
