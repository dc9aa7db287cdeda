import { slowness } from './slowness.ts'

/** Compared with the machine on which the limits were set. */
const ofPhone = 4

/** Returns the CPU slowdown that matches the phone (docs/decisions/032). A slower machine needs less. */
export async function slowdown(): Promise<number> {
  return Math.max(1, ofPhone / (await slowness()))
}
