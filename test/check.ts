import { checkMetrics, checkTypes, conclude, findUnused, lint, type Tally, vitest } from './steps.ts'

conclude((await Promise.all([unit(), tools()])).flat())

/** Tests of faults take longer than all others together; `npm test` runs them. */
function unit(): Promise<Tally> {
  return vitest(['--tags-filter=!fault'])
}

async function tools(): Promise<Tally[]> {
  return [await checkTypes(), await lint(), await findUnused(), await checkMetrics()]
}
