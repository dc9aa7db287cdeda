import { sleep } from './wait.ts'

/** Lets at most `limit` transfers run at once, in the order of asking, and none while it was told to back off. */
export function createSlots(limit: number) {
  let free = limit
  let quietUntil = 0
  const queue: (() => void)[] = []
  const release = () => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  const take = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (free > 0) {
        free -= 1
        return resolve()
      }
      const abort = () => {
        queue.splice(queue.indexOf(enter), 1)
        reject(signal.reason)
      }
      const enter = () => {
        signal.removeEventListener('abort', abort)
        resolve()
      }
      queue.push(enter)
      signal.addEventListener('abort', abort, { once: true })
    })
  return {
    /** Runs the task in a slot of its own. @throws what the task throws, or the signal's reason when aborted. */
    async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
      await take(signal)
      try {
        return await task()
      } finally {
        release()
      }
    },
    /** Resolves when no back-off is in force. */
    async calm(signal: AbortSignal): Promise<void> {
      while (quietUntil > Date.now()) await sleep(quietUntil - Date.now(), signal)
    },
    /** Nobody sends anything for so many milliseconds. */
    backOff(delay: number): void {
      quietUntil = Math.max(quietUntil, Date.now() + delay)
    },
  }
}
export type Slots = ReturnType<typeof createSlots>
