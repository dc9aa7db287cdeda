import { describe, expect, test } from 'vitest'
import { shipped } from '../../test/support/infra/shipped.ts'

const pageStatus = shipped('page-status')
const marked = { 'x-amz-meta-status': { value: '404' }, 'content-type': { value: 'text/html' } }
const visitor = { uri: '/', querystring: {}, cookies: {} }
const answer = (statusCode: number, headers: object) =>
  pageStatus({ request: visitor, response: { statusCode, statusDescription: 'OK', headers } })

test('gives the not-found page the status of one, and keeps the mark to itself', () => {
  expect(answer(200, marked)).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html' } },
  })
})

test('lets a browser reuse the not-found page it has', () => {
  expect(answer(304, marked)).toMatchObject({ statusCode: 304 })
})

test('leaves every other page as it is', () => {
  const headers = { 'content-type': { value: 'text/html' } }
  expect(answer(200, headers)).toEqual({ statusCode: 200, statusDescription: 'OK', headers })
})

test('keeps pages apart from other windows, but for those that are published', () => {
  const policy = { 'cross-origin-opener-policy': { value: 'same-origin' } }
  expect(answer(200, policy).headers).toEqual(policy)
  const published = answer(200, { ...policy, 'x-amz-meta-style': { value: 'sha256-Ab=' } }).headers
  expect(published['cross-origin-opener-policy']).toBeUndefined()
})

describe('a page that the browser keeps', () => {
  const policy = { 'content-security-policy': { value: "default-src 'none'; script-src 'self'; style-src 'self'" } }

  test('keeps its policy, too, when a 304 comes without the marks', () => {
    expect(answer(304, policy).headers).toEqual({})
  })

  test('gets the policy of the same page when a 304 comes with them', () => {
    const marks = { 'x-amz-meta-style': { value: 'sha256-Ab=' }, 'x-amz-meta-script': { value: 'sha256-Cd=' } }
    expect(answer(304, { ...policy, ...marks }).headers['content-security-policy'].value).toContain("'sha256-Ab='")
  })
})

test('gives a published page a policy of its own where none has been added before', () => {
  const marks = { 'x-amz-meta-style': { value: 'sha256-Ab=' }, 'x-amz-meta-script': { value: 'sha256-Cd=' } }
  const { value } = answer(200, marks).headers['content-security-policy']
  expect(value).toContain("default-src 'none'; script-src 'self' 'sha256-Cd='; style-src 'self' 'sha256-Ab='")
  expect(answer(200, {}).headers).toEqual({})
})

describe('a page’s own style sheet and inline script', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
  const marked = (marks: object) => answer(200, { ...marks, 'content-security-policy': { value: policy } }).headers

  test('are allowed to that page, and the marks stay here', () => {
    const marks = { 'x-amz-meta-style': { value: 'sha256-Ab+/9=' }, 'x-amz-meta-script': { value: 'sha256-Cd==' } }
    const value =
      "default-src 'none'; script-src 'self' 'sha256-Cd=='; style-src 'self' 'sha256-Ab+/9='; img-src 'self'"
    expect(marked(marks)).toEqual({ 'content-security-policy': { value } })
  })

  test.each(["'unsafe-inline'", "sha256-a'; script-src *", ''])('cannot be used to allow more: %s', (value) => {
    const marks = { 'x-amz-meta-style': { value }, 'x-amz-meta-script': { value } }
    expect(marked(marks)['content-security-policy'].value).toBe(policy)
  })
})
