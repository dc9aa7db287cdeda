import { expect, it } from 'vitest'
import { shipped } from '../fixtures/shipped.ts'

const apiRequest = shipped('api-request')

it('tells the API who calls and under which name, whatever the caller claims', () => {
  const { headers } = apiRequest({
    viewer: { ip: '2001:db8::7' },
    request: {
      uri: '/api/properties',
      headers: {
        host: { value: 'homes.example.com' },
        'x-viewer-address': { value: '203.0.113.9' },
        'x-viewer-host': { value: 'evil.example' },
        cookie: { value: 'a=b' },
      },
    },
  })
  expect(headers).toEqual({
    host: { value: 'homes.example.com' },
    'x-viewer-address': { value: '2001:db8::7' },
    'x-viewer-host': { value: 'homes.example.com' },
    cookie: { value: 'a=b' },
  })
})
