import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitest } from '../steps.ts'
import type { Failure } from '../support/site/failures.ts'
import { counted, none, type SoakResult } from './result.ts'

/** `<file> <job>` of functions/src/handlers/admin/<file>-interruption.test.ts. */
const actions = {
  'a publication': /^publish /,
  'a deletion': /^trash delete/,
  'a restoration': /^(trash|history) restore/,
  'a duplication': /^duplicate /,
  'an import': /^import /,
}
const ofEach = 60
const inAll = 300

/** Half where an action has two tests. */
const runs: [number, string[]][] = [
  [30, ['publish-', 'trash-', 'duplicate-', 'history-']],
  [60, ['import-']],
  [1, ['image-', 'small-', '']],
]

export async function killWrites(): Promise<SoakResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-kills-'))
  const tally = join(folder, 'kills.txt')
  const failures: Failure[] = []
  for (const [each, names] of runs) {
    const files = names.map((name) => `functions/src/handlers/admin/${name}interruption.test.ts`)
    const environment = { PORCHLIGHT_KILLS_EACH: String(each), PORCHLIGHT_KILL_TALLY: tally }
    failures.push(...(await vitest(files, { environment })).failures)
  }
  const kills = (await readFile(tally, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  await rm(folder, { recursive: true, force: true })
  console.log(
    counted(Object.fromEntries([...Map.groupBy(kills, (name) => name)].map(([name, all]) => [name, all.length]))),
  )
  return [
    ...Object.entries(actions).map(([action, lines]) =>
      atLeast(`kills during ${action}`, kills.filter((line) => lines.test(line)).length, ofEach),
    ),
    atLeast('kills during any write', kills.length, inAll),
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
