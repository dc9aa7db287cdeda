import { describe, expect, it } from 'vitest'
import { shipped } from '../fixtures/shipped.ts'

const pageStatus = shipped('page-status')
const marked = { 'x-amz-meta-status': { value: '404' }, 'content-type': { value: 'text/html' } }
const answer = (statusCode: number, headers: object) =>
  pageStatus({ response: { statusCode, statusDescription: 'OK', headers } })

it('gives the not-found page the status of one, and keeps the mark to itself', () => {
  expect(answer(200, marked)).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html' } },
  })
})

it('lets a browser reuse the not-found page it has', () => {
  expect(answer(304, marked)).toMatchObject({ statusCode: 304 })
})

it('leaves every other page as it is', () => {
  const headers = { 'content-type': { value: 'text/html' } }
  expect(answer(200, headers)).toEqual({ statusCode: 200, statusDescription: 'OK', headers })
})

describe('a page’s own style sheet', () => {
  const policy = "default-src 'none'; style-src 'self'; img-src 'self'"
  const styled = (style: string) =>
    answer(200, { 'x-amz-meta-style': { value: style }, 'content-security-policy': { value: policy } }).headers

  it('is allowed to that page, and the mark stays here', () => {
    expect(styled('sha256-Ab+/9=')).toEqual({
      'content-security-policy': { value: "default-src 'none'; style-src 'self' 'sha256-Ab+/9='; img-src 'self'" },
    })
  })

  it.each(["'unsafe-inline'", "sha256-a'; script-src *", ''])('cannot be used to allow more: %s', (style) => {
    expect(styled(style)['content-security-policy'].value).toBe(policy)
  })
})
