import { scheduler } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { logLine, UserError } from '../machine/log.ts'
import type { Callers } from '../permissions/callers.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { passes } from './event-pattern.ts'
import { openStream, type StreamRecord } from './stream-client.ts'

const mappingSchema = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z._default(z.int(), 100),
  MaximumBatchingWindowInSeconds: z._default(z.number(), 0),
  MaximumRetryAttempts: z._default(z.int(), -1),
  FilterCriteria: z.optional(z.object({ Filters: z.array(z.object({ Pattern: z.string() })) })),
})
type Mapping = z.infer<typeof mappingSchema>

const pollMs = 200
/** Doubles with each retry, up to a minute. */
const retryMs = 500
const longestRetryMs = 60_000

/** Source: https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html */
const needed = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((name) => `dynamodb:${name}`)

/**
 * Invokes a stream's functions one batch at a time. Retries a failing batch as the templates say, then logs and drops
 * it. Skips functions whose role may not read the stream.
 */
export async function followStreams(
  template: CloudTemplate,
  functions: Functions,
  { endpoint, callers }: { endpoint: string; callers: Pick<Callers, 'allowsFunction'> },
): Promise<{ stop(): void }> {
  const stopping = new AbortController()
  for (const { id, properties } of template.ofType(mappingSchema, 'AWS::Lambda::EventSourceMapping')) {
    const table = /:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn)?.[1]
    if (!table)
      throw new UserError(`The local cloud cannot follow the event source ${properties.EventSourceArn} of ${id}.`)
    const accesses = needed.map((action) => ({ action, resource: properties.EventSourceArn }))
    if (!accesses.every((access) => callers.allowsFunction(properties.FunctionName, access))) continue
    const patterns = properties.FilterCriteria?.Filters.map(({ Pattern }): unknown => JSON.parse(Pattern)) ?? [{}]
    const stream = await openStream(endpoint, table)
    const invoke = batchInvoker(properties, functions, stopping.signal)
    void (async () => {
      let waiting: StreamRecord[] = []
      let since = 0
      while (!stopping.signal.aborted) {
        try {
          const fresh = (await stream.next()).filter((record) => patterns.some((pattern) => passes(pattern, record)))
          if (waiting.length === 0) since = performance.now()
          waiting.push(...fresh)
          const isFull = waiting.length >= properties.BatchSize
          if (isFull || performance.now() - since >= properties.MaximumBatchingWindowInSeconds * 1000) {
            const batch = waiting.slice(0, properties.BatchSize)
            waiting = waiting.slice(batch.length)
            if (batch.length > 0) await invoke(batch)
          }
        } catch {
          // The stream keeps the records while the server is down.
          await scheduler.wait(retryMs)
        }
        await scheduler.wait(pollMs)
      }
    })()
  }
  return { stop: () => stopping.abort() }
}

function batchInvoker({ FunctionName, MaximumRetryAttempts }: Mapping, functions: Functions, signal: AbortSignal) {
  return async function invoke(records: StreamRecord[]): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const outcome = await functions.invoke(FunctionName, JSON.stringify({ Records: records }))
      if (!('errorType' in outcome)) return
      if (MaximumRetryAttempts >= 0 && attempt >= MaximumRetryAttempts) {
        logLine(`${records.length} changes of the table were given up: ${outcome.errorMessage}`)
        return
      }
      await scheduler.wait(Math.min(retryMs * 2 ** attempt, longestRetryMs), { signal })
    }
  }
}
