import { slowness } from './slowness.ts'

/** How much slower a phone computes than the machine on which the limits were set. */
const ofPhone = 4

/**
 * What a page's main thread is slowed down by, just now, to be as fast as the phone's. A phone is as fast as it is,
 * whatever becomes of the machine that plays it: the slower that is, the less is left to slow down (Lighthouse's
 * docs/throttling.md asks for the same). All other threads, the browser and the site take as much longer as the machine.
 */
export async function slowdown(): Promise<number> {
  return Math.max(1, ofPhone / (await slowness()))
}
