import * as z from 'zod/mini'
import type { CreatedObject } from './buckets/bucket-calls.ts'
import type { BucketServer } from './buckets/bucket-server.ts'
import { bucketOrigin } from './buckets/read-object.ts'
import { distributionOf } from './cdn/distribution.ts'
import { serve } from './cdn/edge.ts'
import { asyncInvocations } from './events/async-invocations.ts'
import { followStreams } from './events/follow-streams.ts'
import { objectEvents } from './events/object-events.ts'
import { startSchedules } from './events/start-schedules.ts'
import { gatewaysOf } from './gateway/gateway.ts'
import { type Functions, functionsOf } from './lambda/functions.ts'
import type { HttpRequest, HttpResponse } from './machine/http.ts'
import { logLine } from './machine/log.ts'
import type { Callers } from './permissions/callers.ts'
import type { Assembly } from './template/assembly.ts'
import type { CloudTemplate } from './template/cloud.ts'

export interface Deployment {
  answer(request: HttpRequest): Promise<HttpResponse>
  answerOfApi(request: HttpRequest): Promise<HttpResponse>
  onCreated(created: CreatedObject): void
  /** Starts stream functions, then runs the triggers and waits for them. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/** Before `begin` only requests and schedules invoke functions. */
export function deploy(options: {
  assembly: Assembly
  template: CloudTemplate
  buckets: BucketServer
  bucketsOrigin: string
  localize(value: string): string
  sdk: Record<string, string>
  callers: Callers
  tableEndpoint: string
  queueFolder: string
  log(name: string, text: string): void
}): Deployment {
  const { assembly, template, buckets, bucketsOrigin, localize, sdk, callers, queueFolder, log } = options
  callers.follow(template)
  const functions = functionsOf(template, {
    assetPath: assembly.assetPath,
    variables: sdk,
    credentialsOf: callers.credentialsOf,
    localize,
    log,
  })
  const invocations = asyncInvocations(template, functions, { folder: queueFolder, callers })
  const sendEvent = objectEvents(template, invocations)
  const schedules = startSchedules(template, invocations)
  let streams: { stop(): void } | undefined

  const gateways = gatewaysOf(template, functions)
  const [api] = gateways.values()
  if (!api) throw new Error('The templates describe no API')
  const distribution = distributionOf(template, {
    originFor(domainName) {
      const bucket = buckets.names.get(domainName)
      if (bucket) return bucketOrigin(buckets.objects, bucket)
      const gateway = gateways.get(domainName)
      if (gateway) return gateway
      throw new Error(`The distribution has an origin ${domainName} that is no API and no bucket of the templates`)
    },
    localize: (value) =>
      [...buckets.names.keys()].reduce((text, host) => text.replaceAll(`https://${host}`, bucketsOrigin), value),
  })

  return {
    answer: (request) => serve(distribution, request),
    answerOfApi: (request) => api.fetch(request),
    onCreated: (created) => void sendEvent(created),
    async begin() {
      streams = await followStreams(template, functions, { endpoint: options.tableEndpoint, callers })
      await runTriggers(template, functions)
    },
    async stop() {
      schedules.stop()
      invocations.stop()
      streams?.stop()
      await functions.stop()
    },
  }
}

const triggerSchema = z.object({ HandlerArn: z.string() })

/** Logs failures, which would fail the deployment on AWS. */
async function runTriggers(template: CloudTemplate, functions: Functions): Promise<void> {
  for (const { id, properties } of template.ofType(triggerSchema, 'Custom::Trigger')) {
    const outcome = await functions.invoke(properties.HandlerArn, '{}')
    if ('errorType' in outcome) logLine(`This deployment would fail, for ${id} does: ${outcome.errorMessage}`)
  }
}
