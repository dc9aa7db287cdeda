import { holdProcess } from '../support/functions/hold-process.ts'
import { dataFolder } from '../support/site/environment.ts'
import { childPids } from '../support/site/running-site.ts'

/** Suspends the table, which then hangs. */
export async function withTableStopped(work: () => Promise<void>) {
  const { table } = await childPids(dataFolder)
  if (!table) throw new Error('The running site names no table process.')
  await holdProcess(table)
  try {
    await work()
  } finally {
    process.kill(table, 'SIGCONT')
  }
}
