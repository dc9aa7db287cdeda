import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'

const boundSchema = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.int() })
type Bound = z.infer<typeof boundSchema>
const stageSchema = z.object({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  StageVariables: z._default(z.record(z.string(), z.string()), {}),
  DefaultRouteSettings: z.optional(boundSchema),
  RouteSettings: z._default(z.record(z.string(), boundSchema), {}),
})

export interface Stage {
  variables: Record<string, string>
  /** Counts a call. False above the rate limit. */
  admits(routeKey: string): boolean
}

/** Throws without a stage. */
export function stageOf(template: CloudTemplate, apiId: string): Stage {
  const stage = template
    .ofType(stageSchema, 'AWS::ApiGatewayV2::Stage')
    .find(({ properties }) => properties.ApiId === apiId)
  if (!stage) throw new Error(`The API ${apiId} has no stage`)
  const { StageVariables, DefaultRouteSettings, RouteSettings } = stage.properties
  const bounds = new Map(Object.entries(RouteSettings))
  const buckets = new Map<string, () => boolean>()
  return {
    variables: StageVariables,
    admits(routeKey) {
      const bound = bounds.get(routeKey) ?? DefaultRouteSettings
      if (!bound) return true
      const takes = buckets.get(routeKey) ?? tokenBucket(bound)
      buckets.set(routeKey, takes)
      return takes()
    },
  }
}

/**
 * Starts full. A call takes a token; `rate` tokens return per second, up to `burst`.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html
 */
function tokenBucket({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }: Bound) {
  let tokens = burst
  let filledAt = performance.now()
  return () => {
    const at = performance.now()
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * rate)
    filledAt = at
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
