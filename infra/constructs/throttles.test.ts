import { routes } from '@porchlight/contract/routes'
import { throttles } from '@porchlight/contract/routes/throttles'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { addStacks } from '../../test/support/infra/minimal-assembly.ts'
import { shipped } from '../../test/support/infra/shipped.ts'

const template = Template.fromStack(addStacks().application)
const unlimited = Template.fromStack(addStacks({ isThrottled: false }).application)
const routesOf = (of: Template) => of.findResources('AWS::ApiGatewayV2::Route')
const stageOf = (of: Template) => Object.values(of.findResources('AWS::ApiGatewayV2::Stage'))[0]
const keys = Object.values(routesOf(template)).map(({ Properties }): string => Properties.RouteKey)
const bounds: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }> =
  stageOf(template)?.Properties.RouteSettings
const rate = (key: string) => bounds[key]?.ThrottlingRateLimit ?? Number.POSITIVE_INFINITY
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('limits every route separately', () => {
  expect(Object.keys(bounds).toSorted()).toEqual(keys.toSorted())
  expect(bounds).toMatchObject({
    'GET /api/properties': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 5 },
    'GET /family/properties': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'POST /api/analytics/track-view/{id}': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 10 },
    'POST /api/properties/{id}/actions': { ThrottlingRateLimit: 3, ThrottlingBurstLimit: 10 },
    'GET /api/login': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 10 },
    'PUT /api/properties/{id}': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'GET /api/auth/user': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'ANY /api/{proxy+}': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 5 },
  })
})

test('leaves half of a new account’s 10 functions to the family during a flood', () => {
  const guarded = new Set(
    Object.values(routes).flatMap(({ access, method, path }) => (access === 'public' ? [] : [`${method} ${path}`])),
  )
  const open = keys.filter((key) => !guarded.has(key) && !key.startsWith('GET /family/'))
  expect(open).toHaveLength(11)
  // A warm call takes at most this many seconds.
  expect(sum(open.map(rate)) * 0.05).toBeLessThanOrEqual(5)
})

test('allows the family to request upload addresses for 30 images at once', () => {
  expect(throttles.family.burst).toBeGreaterThanOrEqual(30)
})

test('accepts 60 views and actions a minute from one visitor', () => {
  const limitOf = (of: Template) =>
    Object.values(of.findResources('AWS::Lambda::Function')).flatMap(
      ({ Properties }) => Properties.Environment?.Variables.VIEWS_PER_MINUTE ?? [],
    )
  expect([limitOf(template), limitOf(unlimited)]).toEqual([['60', '60'], []])
})

test('creates every route before its limit, which API Gateway requires', () => {
  expect(stageOf(template)?.DependsOn).toEqual(expect.arrayContaining(Object.keys(routesOf(template))))
})

test('has no limits on a stage without them', () => {
  const { DefaultRouteSettings, RouteSettings } = stageOf(unlimited)?.Properties ?? {}
  expect([DefaultRouteSettings, RouteSettings]).toEqual([undefined, undefined])
})

test('has a separate route for each read that the edge redirects for the family, and no other', () => {
  const apiRequest = shipped('api-request')
  const sentTo = (path: string): string => {
    const request = {
      uri: path,
      method: 'GET',
      cookies: {},
      headers: { host: { value: 'h' }, authorization: { value: 'Bearer x' } },
    }
    return apiRequest({ viewer: { ip: '::1' }, request }).uri
  }
  const reads = Object.values(routes).filter(({ method }) => method === 'GET')
  const there = reads.map(({ path }) => sentTo(path)).filter((path) => path.startsWith('/family/'))
  expect(there.map((path) => `GET ${path}`).toSorted()).toEqual(
    keys.filter((key) => key.includes('/family/')).toSorted(),
  )
})
