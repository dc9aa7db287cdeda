import { reloadOnChange } from './dev/reload-on-change.ts'
import { startVite, viteFront } from './dev/vite.ts'
import { startLocalCloud } from './local-cloud.ts'
import { exitWithError } from './machine/log.ts'
import { freePort } from './machine/ports.ts'
import { untilStopped } from './machine/processes.ts'
import { settingsFrom } from './settings.ts'

await untilStopped(async () => {
  const settings = settingsFrom(process.env)
  const vitePort = await freePort()
  const cloud = await startLocalCloud(settings, { verbose: true, front: viteFront(vitePort) })
  const vite = await startVite(vitePort, settings)
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
