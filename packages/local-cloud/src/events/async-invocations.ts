import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { say } from '../log.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const settingsSchema = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z._default(z.int(), 2),
  DestinationConfig: z.optional(z.object({ OnFailure: z.optional(z.object({ Destination: z.string() })) })),
})
const queuedSchema = z.object({ arn: z.string(), event: z.string() })
type Queued = z.infer<typeof queuedSchema>

/** Of one function at once: more would only take the processor from each other, and from everything else. */
const most = 2
/** AWS waits for a minute, then two; nobody at a keyboard would. */
const retryMs = 1000

export interface AsyncInvocations {
  /** Invokes a function some time soon. Nothing that has been queued is lost, also when this process is killed. */
  add(arn: string, event: string): void
  stop(): void
}

/**
 * Invocations that nobody waits for, as Lambda keeps them: queued, tried again as often as the templates say, and then
 * put into the failure queue, which is the folder `failed/<queue>`. Queued ones are files in `folder`.
 */
export function asyncInvocations(template: CloudTemplate, functions: Functions, folder: string): AsyncInvocations {
  mkdirSync(folder, { recursive: true })
  const settings = template.ofType(settingsSchema, 'AWS::Lambda::EventInvokeConfig').map(({ properties }) => properties)
  const lanes = new Map<string, { waiting: string[]; running: number }>()
  let stopped = false

  const take = (file: string, { arn }: Queued) => {
    const name = arn.split(':')[6] ?? arn
    const lane = lanes.get(name) ?? { waiting: [], running: 0 }
    lanes.set(name, lane)
    lane.waiting.push(file)
    while (lane.running < most && lane.waiting.length > 0) void work(name, lane)
  }
  const work = async (name: string, lane: { waiting: string[]; running: number }) => {
    lane.running += 1
    for (let file = lane.waiting.shift(); file && !stopped; file = lane.waiting.shift()) await finish(name, file)
    lane.running -= 1
  }
  const finish = async (name: string, file: string) => {
    const queued = readQueued(file)
    const { MaximumRetryAttempts = 2, DestinationConfig } =
      settings.find(({ FunctionName }) => FunctionName === name) ?? {}
    let problem: string | undefined
    for (let attempt = 0; attempt <= MaximumRetryAttempts && !stopped; attempt += 1) {
      if (attempt > 0) await wait(retryMs * attempt)
      problem = await failureOf(() => functions.invoke(queued.arn, queued.event))
      if (problem === undefined) break
    }
    if (stopped) return
    if (problem !== undefined) {
      say(`An event for ${name} was given up: ${problem}`)
      const queue = DestinationConfig?.OnFailure?.Destination.split(':').at(-1)
      if (queue) writeQueued(join(folder, 'failed', queue), queued)
    }
    rmSync(file, { force: true })
  }

  for (const file of filesIn(folder)) take(file, readQueued(file))
  return {
    add(arn, event) {
      const queued = { arn, event }
      take(writeQueued(folder, queued), queued)
    },
    stop() {
      stopped = true
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

/** Why an invocation failed; undefined when it did not. */
async function failureOf(invoke: () => ReturnType<Functions['invoke']>): Promise<string | undefined> {
  try {
    const outcome = await invoke()
    return outcome && 'errorType' in outcome ? outcome.errorMessage : undefined
  } catch (error) {
    return String(error)
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : []))

const readQueued = (file: string): Queued => queuedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

function writeQueued(folder: string, queued: Queued): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${Date.now()}-${randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(queued))
  return file
}
