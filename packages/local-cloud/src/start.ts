import { startLocalCloud } from './local-cloud.ts'
import { exitWithError } from './machine/log.ts'
import { untilStopped } from './machine/processes.ts'
import { settingsFrom } from './settings.ts'

await untilStopped(async () => {
  const cloud = await startLocalCloud(settingsFrom(process.env))
  process.stdout.write(`Porchlight is ready at ${cloud.origin}\n`)
  return cloud
}).catch(exitWithError)
