// Does one job and dies half way, told on stdin when: node interruptible.ts
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { patient } from '../../../functions/src/aws/client-options.ts'
import { servicesFromEnvironment } from '../../../functions/src/media/image-objects.ts'
import { runJob } from './jobs.ts'
import type { Death } from './killed-writes.ts'

const services = servicesFromEnvironment(patient)
process.stdout.write('ready\n')
const [line] = await once(createInterface(process.stdin), 'line')
const { job, death }: { job: Parameters<typeof runJob>[1]; death: Death } = JSON.parse(String(line))

// Nothing of a request is on its way when it is created: what the table does after the death of whoever asked would be seen
// by what looks now, or not. It is the same as death at the answer.
const channels = { asking: 'http.client.request.created', answered: 'http.client.response.finish' }
let count = 0
subscribe(channels[death.when], () => {
  count += 1
  if (count === death.request) process.kill(process.pid, 'SIGKILL')
})

await runJob(services, job)
process.exit(0)
