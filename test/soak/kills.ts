import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitest } from '../steps.ts'
import { counted, type Shown } from './shown.ts'

const wanted = 300
/** Each kills every write at every of its requests, some 125 times in all. */
const rounds = 3

/** The tests that kill writes (functions/test/killable-site.ts), several times over: they look at what each kill left. */
export async function killWrites(): Promise<Shown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-kills-'))
  const tally = join(folder, 'kills.txt')
  const environment = { PORCHLIGHT_KILL_ROUNDS: String(rounds), PORCHLIGHT_KILL_TALLY: tally }
  const { failures } = await vitest(['functions/src/handlers/admin/', '-t', 'killed'], { environment })
  const kills = (await readFile(tally, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  await rm(folder, { recursive: true, force: true })
  console.log(
    counted(Object.fromEntries([...Map.groupBy(kills, (name) => name)].map(([name, all]) => [name, all.length]))),
  )
  return [
    {
      shown: 'kills in the middle of writes',
      seen: String(kills.length),
      bound: `at least ${wanted}`,
      met: kills.length >= wanted,
    },
    {
      shown: 'of these, tests that found something lost or half written',
      seen: String(failures.length),
      bound: 'none',
      met: failures.length === 0,
    },
  ]
}
