import { describe, expect, test } from 'vitest'
import { shipped } from '../../test/support/infra/shipped.ts'

const pageStatus = shipped('page-status')
const marked = { 'x-amz-meta-status': { value: '404' }, 'content-type': { value: 'text/html' } }
const visitor = { uri: '/', querystring: {}, cookies: {} }
const answer = (statusCode: number, headers: object) =>
  pageStatus({ request: visitor, response: { statusCode, statusDescription: 'OK', headers } })

test('sets the status 404 for the not-found page, and removes the metadata header', () => {
  expect(answer(200, marked)).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html' } },
  })
})

test('lets a browser reuse its cached not-found page', () => {
  expect(answer(304, marked)).toMatchObject({ statusCode: 304 })
})

test('does not change other pages', () => {
  const headers = { 'content-type': { value: 'text/html' } }
  expect(answer(200, headers)).toEqual({ statusCode: 200, statusDescription: 'OK', headers })
})

test('isolates pages from other windows, except for published ones', () => {
  const policy = { 'cross-origin-opener-policy': { value: 'same-origin' } }
  expect(answer(200, policy).headers).toEqual(policy)
  const published = answer(200, { ...policy, 'x-amz-meta-style': { value: 'sha256-Ab=' } }).headers
  expect(published['cross-origin-opener-policy']).toBeUndefined()
})

describe('a cached page', () => {
  const policy = { 'content-security-policy': { value: "default-src 'none'; script-src 'self'; style-src 'self'" } }

  test('keeps its policy when a 304 has no metadata', () => {
    expect(answer(304, policy).headers).toEqual({})
  })

  test('gets the policy of the same page when a 304 has metadata', () => {
    const marks = { 'x-amz-meta-style': { value: 'sha256-Ab=' }, 'x-amz-meta-script': { value: 'sha256-Cd=' } }
    expect(answer(304, { ...policy, ...marks }).headers['content-security-policy'].value).toContain("'sha256-Ab='")
  })
})

test('adds a policy to a published page without one', () => {
  const marks = { 'x-amz-meta-style': { value: 'sha256-Ab=' }, 'x-amz-meta-script': { value: 'sha256-Cd=' } }
  const { value } = answer(200, marks).headers['content-security-policy']
  expect(value).toContain("default-src 'none'; script-src 'self' 'sha256-Cd='; style-src 'self' 'sha256-Ab='")
  expect(answer(200, {}).headers).toEqual({})
})

describe('a page’s own style sheet and inline script', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
  const marked = (marks: object) => answer(200, { ...marks, 'content-security-policy': { value: policy } }).headers

  test('are allowed by its policy, and the metadata is removed', () => {
    const marks = { 'x-amz-meta-style': { value: 'sha256-Ab+/9=' }, 'x-amz-meta-script': { value: 'sha256-Cd==' } }
    const value =
      "default-src 'none'; script-src 'self' 'sha256-Cd=='; style-src 'self' 'sha256-Ab+/9='; img-src 'self'"
    expect(marked(marks)).toEqual({ 'content-security-policy': { value } })
  })

  test.each(["'unsafe-inline'", "sha256-a'; script-src *", ''])('cannot allow anything else: %s', (value) => {
    const marks = { 'x-amz-meta-style': { value }, 'x-amz-meta-script': { value } }
    expect(marked(marks)['content-security-policy'].value).toBe(policy)
  })
})
