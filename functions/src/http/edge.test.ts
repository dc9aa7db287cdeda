import { expect, test, vi } from 'vitest'
import { apiEvent, type Call, call } from '../../../test/support/functions/api-event.ts'
import { apiLambda } from './api-lambda.ts'
import { comesThroughEdge } from './edge.ts'

const run = vi.fn(async () => ({ statusCode: 200, body: '{}' }))
const handler = apiLambda('any', run)
const withKey = (key: string): Call => ({ headers: { 'x-origin-key': key } })

test.each(['', 'guessed', 'edge-key,next-key', ',', 'edge-key '])(
  'a call that bypasses the edge returns 403 and runs nothing: %j',
  async (key) => {
    const answer = await call(handler, { ...withKey(key), cookies: ['__Host-session=x'] })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' }, headers: { 'cache-control': 'no-store' } })
    expect(run).not.toHaveBeenCalled()
  },
)

test.each(['former-key', 'edge-key', 'next-key'])('the edge is identified by each of its keys: %s', (key) => {
  expect(comesThroughEdge(apiEvent(withKey(key)))).toBe(true)
})

test.each([undefined, {}, { edgeKeys: '' }, { edgeKeys: ',,' }])(
  'a stage without a key accepts no call: %j',
  (stageVariables) => {
    for (const key of ['', 'edge-key']) {
      const event = { ...apiEvent(withKey(key)), stageVariables }
      expect(comesThroughEdge(event)).toBe(false)
    }
    expect(comesThroughEdge({ ...apiEvent({}), headers: {}, stageVariables })).toBe(false)
  },
)
