import { checkTypes, findUnused, lint, type Tally, total, vitest } from './steps.ts'

const { passed, failed } = total((await Promise.all([unit(), tools()])).flat())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** Tests of faults take longer than all others together; `npm test` runs them. */
function unit(): Promise<Tally> {
  return vitest(['--tags-filter=!fault'])
}

async function tools(): Promise<Tally[]> {
  return [await checkTypes(), await lint(), await findUnused()]
}
