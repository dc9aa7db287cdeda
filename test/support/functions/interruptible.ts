// Runs one job and dies where stdin asks for it.
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { background } from '../../../functions/src/aws/client-options.ts'
import { servicesFromEnvironment } from '../../../functions/src/media/image-objects.ts'
import { runJob } from './jobs.ts'
import type { Death } from './killed-writes.ts'

const services = servicesFromEnvironment(background)
process.stdout.write('ready\n')
const [line] = await once(createInterface(process.stdin), 'line')
const { job, death }: { job: Parameters<typeof runJob>[1]; death: Death } = JSON.parse(String(line))

// It dies before a request is created, so that the table cannot process it.
const channels = { asking: 'http.client.request.created', answered: 'http.client.response.finish' }
let count = 0
subscribe(channels[death.when], () => {
  count += 1
  if (count === death.request) process.kill(process.pid, 'SIGKILL')
})

await runJob(services, job)
process.exit(0)
