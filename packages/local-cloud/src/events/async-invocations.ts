import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { privateFolder, readJson, writeJson } from '../machine/files.ts'
import { logLine } from '../machine/log.ts'
import type { Callers } from '../permissions/callers.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const functionSchema = z.object({ DeadLetterConfig: z.optional(z.object({ TargetArn: z.string() })) })
const queuedSchema = z.object({ arn: z.string(), event: z.string() })
type Queued = z.infer<typeof queuedSchema>

/** More would compete for the processor. */
const MAX_CONCURRENT_EVENTS = 2
const RETRIES = 2
/** AWS waits one minute, then two. */
const retryMs = 1000

export interface AsyncInvocations {
  /**
   * Resolves after the last attempt. Queued invocations survive a crash, except those queued while the disk is full.
   */
  add(arn: string, event: string): Promise<void>
  stop(): void
}

/**
 * Runs asynchronous invocations as Lambda does: queued as files in `folder` and retried twice. Then moves them to
 * `failed/<queue>` if the function has a dead-letter queue and its role allows it.
 */
export function asyncInvocations(
  template: CloudTemplate,
  functions: Functions,
  { folder, callers }: { folder: string; callers: Pick<Callers, 'allowsFunction'> },
): AsyncInvocations {
  privateFolder(folder)
  const queues = new Map(
    template
      .ofType(functionSchema, 'AWS::Lambda::Function')
      .map(({ ref, properties }) => [ref, properties.DeadLetterConfig?.TargetArn]),
  )
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()
  let stopped = false

  const perform = async (file: string | undefined, queued: Queued) => {
    const name = queued.arn.split(':')[6] ?? queued.arn
    const lane = lanes.get(name) ?? { running: 0, waiting: [] }
    lanes.set(name, lane)
    if (lane.running === MAX_CONCURRENT_EVENTS) await new Promise<void>((resolve) => lane.waiting.push(resolve))
    else lane.running += 1
    if (!stopped) await finish(name, file, queued)
    const next = lane.waiting.shift()
    if (next) next()
    else lane.running -= 1
  }
  const finish = async (name: string, file: string | undefined, queued: Queued) => {
    let problem: string | undefined
    for (let retries = 0; retries <= RETRIES && !stopped; retries += 1) {
      if (retries > 0) await wait(retryMs * retries)
      problem = await failureOf(() => functions.invoke(queued.arn, queued.event))
      if (problem === undefined) break
    }
    if (stopped) return
    if (problem !== undefined) {
      logLine(`An event for ${name} was given up: ${problem}`)
      const resource = queues.get(name)
      const queue = resource?.split(':').at(-1)
      const maySend = resource && callers.allowsFunction(name, { action: 'sqs:SendMessage', resource })
      if (queue && maySend) writeQueued(join(folder, 'failed', queue), queued)
    }
    if (file) rmSync(file, { force: true })
  }

  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    // Others are incomplete, after a full disk or a kill.
    if (entry.isFile() && entry.name.endsWith('.json')) void perform(file, readJson(file, queuedSchema))
  }
  return {
    add: (arn, event) => perform(writeQueued(folder, { arn, event }), { arn, event }),
    stop() {
      stopped = true
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

async function failureOf(invoke: () => ReturnType<Functions['invoke']>): Promise<string | undefined> {
  try {
    const outcome = await invoke()
    return 'errorType' in outcome ? outcome.errorMessage : undefined
  } catch (error) {
    return String(error)
  }
}

/** Returns undefined if the file cannot be written. */
function writeQueued(folder: string, queued: Queued): string | undefined {
  const file = join(folder, `${Date.now()}-${randomUUID()}.json`)
  try {
    mkdirSync(folder, { recursive: true })
    writeJson(file, queued)
    return file
  } catch (error) {
    logLine(`An event of ${queued.arn} could not be kept on disk: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
