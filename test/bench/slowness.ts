import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** CPU milliseconds of `work` on the reference machine. */
const usualMs = 80

/** Importing a Lambda does similar work. */
const work = `
  const before = process.cpuUsage()
  const line = (n) => \`function make\${n}(a) { const made = { a, n: \${n}, list: [a, \${n}] }; return { ...made, text: 'no. ' + made.n } }\`
  const text = Array.from({ length: 6000 }, (_, n) => line(n) + \` kept.push(make\${n}(\${n}))\`).join('\\n')
  const made = new Function('kept', text + '; return kept')([])
  JSON.parse(JSON.stringify(made))
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(String((user + system) / 1000))`

/** Returns how many times slower this machine is than the reference machine, at least 1. */
export async function slowness(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', work])
  return Math.max(1, Number(stdout) / usualMs)
}

/** Compared with the machine on which the limits were set. */
const ofPhone = 4

/** Returns the CPU slowdown that matches the phone (docs/decisions/032). A slower machine needs less. */
export async function slowdown(): Promise<number> {
  return Math.max(1, ofPhone / (await slowness()))
}
