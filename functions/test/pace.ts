import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Milliseconds of a processor that the work below takes on the machine on which the limits were set. */
const usualMs = 80

/** Text to read and compile, functions to call, objects to make: what importing a Lambda is made of. */
const work = `
  const before = process.cpuUsage()
  const line = (n) => \`function make\${n}(a) { const made = { a, n: \${n}, list: [a, \${n}] }; return { ...made, text: 'no. ' + made.n } }\`
  const text = Array.from({ length: 6000 }, (_, n) => line(n) + \` kept.push(make\${n}(\${n}))\`).join('\\n')
  const made = new Function('kept', text + '; return kept')([])
  JSON.parse(JSON.stringify(made))
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(String((user + system) / 1000))`

/**
 * The least time that `take` gives, in milliseconds of the machine on which limits were set: of as many tries as it takes
 * to come within `limit`, for at most `seconds`. What runs beside a test takes its part, so one try that is fast enough
 * counts. A time within the limit needs no excuse; another is compared with what this machine could do just before it and
 * just after it, whichever was better.
 */
export async function leastMs(take: () => Promise<number>, limit: number, seconds = 25): Promise<number> {
  const end = performance.now() + seconds * 1000
  let least = Number.POSITIVE_INFINITY
  let before = 1
  while (least > limit && performance.now() < end) {
    const ms = await take()
    if (ms <= limit) return ms
    const after = await slowness()
    least = Math.min(least, ms / Math.min(before, after))
    before = after
  }
  return least
}

/**
 * How many times longer this machine takes just now than the one on which the limits were set, at least 1. Shared machines
 * differ by a factor of two from day to day, and by what else runs on them.
 */
export async function slowness(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', work])
  return Math.max(1, Number(stdout) / usualMs)
}
