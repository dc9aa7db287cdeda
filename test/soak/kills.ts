import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitest } from '../steps.ts'
import { counted, none, type SoakResult } from './result.ts'

const ofEach = 30
const inAll = 300

/** Kills each job at every one of its requests, in all tests of interruptions. */
export async function killWrites(): Promise<SoakResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-kills-'))
  const tally = join(folder, 'kills.txt')
  const environment = { PORCHLIGHT_KILLS_EACH: String(ofEach), PORCHLIGHT_KILL_TALLY: tally }
  const { failures } = await vitest(['interruption.test.ts'], { environment })
  const kills = (await readFile(tally, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  await rm(folder, { recursive: true, force: true })
  const byJob = [...Map.groupBy(kills, (job) => job)].map(([job, all]) => [job, all.length] as const)
  console.log(counted(Object.fromEntries(byJob)))
  return [
    ...byJob.map(([job, count]) => atLeast(`kills during ${job}`, count, ofEach)),
    atLeast('kills during any job', kills.length, inAll),
    none(
      'tests with lost or partial writes',
      failures.map(({ name }) => name),
    ),
  ]
}

const atLeast = (check: string, observed: number, limit: number): SoakResult => ({
  check,
  observed: String(observed),
  limit: `at least ${limit}`,
  met: observed >= limit,
})
