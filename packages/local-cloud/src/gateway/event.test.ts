import { expect, test } from 'vitest'
import { type GatewayRequest, gatewayEvent } from './event.ts'

function eventOf(request: Partial<GatewayRequest>, pathParameters?: Record<string, string>) {
  const whole = {
    method: 'GET',
    uri: '/api/x',
    query: '',
    headers: [],
    body: Buffer.alloc(0),
    viewerIp: '::1',
    ...request,
  }
  return gatewayEvent(whole, { routeKey: 'GET /api/x', pathParameters }, { a: 'b' })
}

test('an event contains caller and request', () => {
  const event = eventOf({ headers: [['user-agent', 'Browser/1']] }, { id: 'a b' })
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/x',
    rawPath: '/api/x',
    rawQueryString: '',
    pathParameters: { id: 'a b' },
    stageVariables: { a: 'b' },
    isBase64Encoded: false,
    requestContext: {
      http: { method: 'GET', path: '/api/x', protocol: 'HTTP/1.1', sourceIp: '::1', userAgent: 'Browser/1' },
    },
  })
})

test('missing parts of a request are absent from its event', () => {
  const event = eventOf({})
  for (const absent of ['body', 'cookies', 'queryStringParameters', 'pathParameters']) {
    expect(event).not.toHaveProperty(absent)
  }
})

test('repeated headers and parameters are joined by commas; cookies are a list', () => {
  const event = eventOf({
    query: 'a=1&a=2&b=%C3%A9+x',
    headers: [
      ['accept', 'text/html'],
      ['accept', 'image/*'],
      ['cookie', 'a=1; b=2'],
    ],
  })
  expect(event.queryStringParameters).toEqual({ a: '1,2', b: 'é x' })
  expect(event.rawQueryString).toBe('a=1&a=2&b=%C3%A9+x')
  expect(event.headers).toEqual({ accept: 'text/html,image/*' })
  expect(event.cookies).toEqual(['a=1', 'b=2'])
})

test.each(['__proto__', 'constructor', 'toString'])('%s is a name like any other', (name) => {
  const { queryStringParameters, headers } = eventOf({ query: `${name}=1&${name}=2`, headers: [[name, 'a']] })
  expect(Object.entries({ ...queryStringParameters })).toEqual([[name, '1,2']])
  expect(Object.entries(headers)).toEqual([[name, 'a']])
})

test('a JSON body is text, any other is base64', () => {
  const body = Buffer.from('{"a":"é"}')
  const json = eventOf({ body, headers: [['content-type', 'application/json; charset=utf-8']] })
  expect(json).toMatchObject({ body: '{"a":"é"}', isBase64Encoded: false })
  const image = eventOf({ body, headers: [['content-type', 'image/jpeg']] })
  expect(image).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true })
  expect(eventOf({ body })).toMatchObject({ isBase64Encoded: true })
})
