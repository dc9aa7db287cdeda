import { slowness } from './slowness.ts'

/** Compared with the machine on which the limits were set. */
const ofPhone = 4

/**
 * Returns the CPU slowdown that matches the phone. A slower machine needs less (as in Lighthouse's
 * docs/throttling.md). Other threads, the browser and the site slow down with the machine.
 */
export async function slowdown(): Promise<number> {
  return Math.max(1, ofPhone / (await slowness()))
}
