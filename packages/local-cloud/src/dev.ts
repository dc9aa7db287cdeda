import { reloadOnChange } from './dev/reload-on-change.ts'
import { startVite } from './dev/vite.ts'
import { startLocalCloud } from './local-cloud.ts'
import { exitWithError } from './machine/log.ts'
import { freePort } from './machine/ports.ts'
import { untilStopped } from './machine/processes.ts'
import { settingsFrom } from './settings.ts'

await untilStopped(async () => {
  const settings = settingsFrom(process.env)
  const cdnPort = await freePort()
  const cloud = await startLocalCloud(settings, { verbose: true, cdnPort })
  const vite = await startVite(settings, cdnPort)
  const watching = reloadOnChange(cloud)
  process.stdout.write(`Porchlight is ready at ${cloud.origin}\n`)
  return {
    async stop() {
      watching.stop()
      vite.stop()
      await cloud.stop()
    },
  }
}).catch(exitWithError)
