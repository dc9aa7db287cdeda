import { checkMetrics, checkTypes, findUnused, lint, printSummary, type TestSummary, vitest } from './steps.ts'

printSummary((await Promise.all([unit(), tools()])).flat())

/** Fault tests take longest, so only `npm test` runs them. */
function unit(): Promise<TestSummary> {
  return vitest(['--tags-filter=!fault'])
}

async function tools(): Promise<TestSummary[]> {
  return [await checkTypes(), await lint(), await findUnused(), await checkMetrics()]
}
