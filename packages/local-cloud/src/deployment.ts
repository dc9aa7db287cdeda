import type { BucketServer } from './buckets/bucket-server.ts'
import { eventForwarder } from './buckets/forward-events.ts'
import { localCdn } from './cdn/local-cdn.ts'
import type { CdnRequest, CdnResponse } from './cdn/message.ts'
import { asyncInvocations } from './events/async-invocations.ts'
import { eventBus } from './events/event-bus.ts'
import { objectTeller } from './events/tell-of-objects.ts'
import { gatewaysOf } from './gateway/gateway.ts'
import { functionsOf } from './lambda/functions.ts'
import { startSchedules } from './schedules/start-schedules.ts'
import { tellOfDeployment } from './schedules/tell-of-deployment.ts'
import { followStreams } from './streams/follow-streams.ts'
import type { Assembly } from './template/assembly.ts'
import type { CloudTemplate } from './template/cloud.ts'

/** The replaceable part of a running cloud: functions, schedules, gateway and CDN of one synthesis. */
export interface Deployment {
  answer(request: CdnRequest): Promise<CdnResponse>
  onBucketEvent(event: unknown): void
  /** Lets functions follow the table, and runs what runs after a deployment; done when that is. */
  begin(): Promise<void>
  stop(): Promise<void>
}

export function deploy(options: {
  assembly: Assembly
  template: CloudTemplate
  buckets: BucketServer
  bucketsOrigin: string
  localize(value: string): string
  sdk: Record<string, string>
  /** Where invocations that nobody waits for are kept. */
  queueFolder: string
  log(name: string, text: string): void
}): Deployment {
  const { assembly, template, buckets, bucketsOrigin, localize, sdk, queueFolder, log } = options
  const functions = functionsOf(template, { assetPath: assembly.assetPath, variablesOf: () => sdk, localize, log })
  const invocations = asyncInvocations(template, functions, queueFolder)
  const forward = eventForwarder(template, functions)
  const tell = objectTeller(template, eventBus(template, invocations))
  const schedules = startSchedules(template, functions)
  let streams: { stop(): void } | undefined

  return {
    answer: localCdn(template, { gateways: gatewaysOf(template, functions), buckets, bucketsOrigin }),
    onBucketEvent(event) {
      forward(event)
      tell(event)
    },
    async begin() {
      streams = await followStreams(template, functions, sdk.AWS_ENDPOINT_URL_DYNAMODB ?? '')
      await tellOfDeployment(template, functions)
    },
    async stop() {
      schedules.stop()
      invocations.stop()
      streams?.stop()
      await functions.stop()
    },
  }
}
