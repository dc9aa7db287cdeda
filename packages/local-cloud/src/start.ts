import { endWithTrouble } from './end.ts'
import { untilStopped } from './lifetime.ts'
import { startLocalCloud } from './local-cloud.ts'
import { settingsFrom } from './settings.ts'

await untilStopped(async () => {
  const cloud = await startLocalCloud(settingsFrom(process.env))
  process.stdout.write(`Porchlight is ready at ${cloud.origin}\n`)
  return cloud
}).catch(endWithTrouble)
