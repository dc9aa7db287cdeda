import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** What to improve about an image: `small` (under 1024 px), `dark` or `blurred`. It is never refused for that. */
export const adviceKinds = ['small', 'dark', 'blurred'] as const

/** Changes to how an image is shown. Its original stays as it was uploaded. */
export const imageEditsSchema = z.object({
  /** Degrees to the right. */
  rotation: z.optional(z.literal([0, 90, 180, 270])),
  isBrightened: z.optional(z.boolean()),
})
export type ImageEdits = z.infer<typeof imageEditsSchema>

/** One step. What is absent stays as it is. */
export const imageEditSchema = z.strictObject({
  imageUrl: z.string().check(z.minLength(1), z.maxLength(limits.imageUrl)),
  /** Degrees to the right, in addition to earlier turns. */
  turn: z.optional(z.literal([90, 180, 270])),
  isBrightened: z.optional(z.boolean()),
})

/** `imageUrl` is the address of the edited image, to attach instead of the former one. */
export const editedImageSchema = z.object({ imageUrl: z.string() })

/** `hash` has 64 bits in hexadecimal; images that look alike have hashes that differ in few bits. Plain images have none. */
export const imageAdviceSchema = z.object({
  imageUrl: z.string().check(z.maxLength(limits.imageUrl)),
  advice: z.array(z.enum(adviceKinds)),
  hash: z.optional(z.string().check(z.regex(/^[\da-f]{16}$/))),
  ...imageEditsSchema.shape,
})
export type ImageAdvice = z.infer<typeof imageAdviceSchema>

/** Bits in which hashes of nearly the same image may differ. */
const ALIKE_BITS = 10

/** Returns whether two hashes are those of nearly the same image. */
export function areAlike(a: string, b: string): boolean {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`)
  let bits = 0
  for (; difference > 0n; difference &= difference - 1n) bits += 1
  return bits <= ALIKE_BITS
}
