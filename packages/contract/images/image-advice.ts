import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** What to improve about an image: `small` (under 1024 px), `dark` or `blurred`. It is never refused for that. */
export const adviceKinds = ['small', 'dark', 'blurred'] as const

/** `hash` has 64 bits in hexadecimal; images that look alike have hashes that differ in few bits. Plain images have none. */
export const imageAdviceSchema = z.object({
  imageUrl: z.string().check(z.maxLength(limits.imageUrl)),
  advice: z.array(z.enum(adviceKinds)),
  hash: z.optional(z.string().check(z.regex(/^[\da-f]{16}$/))),
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
