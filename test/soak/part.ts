// Test support reads the site from the environment, so a part has its own process.
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { actions } from './actions.ts'
import { crash } from './crashes.ts'
import { faults, startTableBehindFaults } from './faults.ts'
import { fillDisk } from './full-disk.ts'
import { load } from './load.ts'
import type { SoakResult } from './result.ts'
import { storm } from './storm.ts'

const { PORCHLIGHT_TEST_PORT = '4700', PORCHLIGHT_TEST_DATA: dataFolder = '' } = process.env
let site: RunningSite | undefined

async function start(isThrottled = false): Promise<RunningSite> {
  site = await startSite({ port: Number(PORCHLIGHT_TEST_PORT), demoWidth: 360, dataFolder, isThrottled })
  return site
}

const parts: Record<string, () => Promise<SoakResult[]>> = {
  load: async () => load((await start()).origin, dataFolder),
  storm: async () => storm((await start()).origin),
  actions: async () => actions((await start(true)).origin),
  async faults() {
    const table = await startTableBehindFaults(dataFolder)
    process.env.DYNAMODB_ENDPOINT = table.endpoint
    return faults((await start()).origin)
  },
  crashes: () => crash(() => start()),
  disk: async () => fillDisk((await start()).origin, dataFolder),
}

const end = async () => {
  await site?.stop()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, end)

try {
  const rows = await parts[process.argv[2] ?? '']?.()
  process.send?.(rows ?? [])
} finally {
  await end()
}
