import { routes } from '@porchlight/contract/routes'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { addStacks } from '../../test/support/infra/minimal-assembly.ts'

const template = Template.fromStack(addStacks().application)
const resources = (type: string) => template.findResources(type)

/** Keys are route keys. */
const functionOf = new Map(
  Object.values(resources('AWS::ApiGatewayV2::Route')).map(({ Properties: { RouteKey, Target } }) => {
    const integration = resources('AWS::ApiGatewayV2::Integration')[Target['Fn::Join'][1][1].Ref]
    return [RouteKey as string, integration?.Properties.IntegrationUri['Fn::GetAtt'][0] as string]
  }),
)

describe('the API', () => {
  test('has every route of the contract, the two for missing paths, and no other', () => {
    const expected = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
    const others = [...functionOf.keys()].filter((key) => !key.startsWith('GET /family/'))
    expect(others.toSorted()).toEqual([...expected, 'GET /property/{proxy+}', 'ANY /api/{proxy+}'].toSorted())
    expect(new Set(functionOf.values()).size).toBe(others.length)
  })

  test('allows no other site to read it', () => {
    const [api] = Object.values(resources('AWS::ApiGatewayV2::Api'))
    expect(api?.Properties.CorsConfiguration).toBeUndefined()
  })
})

describe('each function', () => {
  test('runs on Node 24 and arm64, and logs JSON', () => {
    for (const id of functionOf.values()) {
      expect(resources('AWS::Lambda::Function')[id]?.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        MemorySize: 1024,
        LoggingConfig: { LogFormat: 'JSON' },
      })
    }
  })

  test('has a timeout like the gateway’s for administrators’ writes, 10 s for others and 4 s for reads', () => {
    const timeout = (routeKey: string) =>
      resources('AWS::Lambda::Function')[functionOf.get(routeKey) ?? '']?.Properties.Timeout
    expect(timeout('PUT /api/properties/{id}')).toBe(29)
    expect(timeout('POST /api/analytics/track-view/{id}')).toBe(10)
    expect(timeout('GET /api/auth/callback')).toBe(10)
    expect(timeout('GET /api/properties')).toBe(4)
    expect(timeout('GET /api/analytics/views')).toBe(4)
  })

  const knows = (routeKey: string) =>
    Object.keys(
      resources('AWS::Lambda::Function')[functionOf.get(routeKey) ?? '']?.Properties.Environment?.Variables ?? {},
    )

  const table = ['TABLE_NAME']
  const hostedLogin = ['LOGIN_ORIGIN', 'USER_POOL_CLIENT_ID']
  const sessions = [...hostedLogin, 'USER_POOL_ID', 'USER_POOL_CLIENT_SECRET', 'USER_POOL_SCRIPT_CLIENT_ID']

  test.each([
    ['GET /api/previews/{token}', table],
    ['GET /api/properties/{id}', [...table, ...sessions]],
    ['GET /api/properties', [...table, ...sessions]],
    ['GET /api/login', hostedLogin],
    ['GET /api/auth/callback', [...table, ...sessions]],
    ['GET /api/auth/user', [...table, ...sessions]],
    ['POST /api/logout', [...table, ...hostedLogin]],
    ['POST /api/objects/upload', [...table, 'ORIGINALS_BUCKET', ...sessions]],
    ['PATCH /api/hero-images/reorder', [...table, ...sessions]],
    ['ANY /api/{proxy+}', []],
  ])('%s has only the variables it needs', (routeKey, names) => {
    expect(knows(routeKey).toSorted()).toEqual(names.toSorted())
  })
})
