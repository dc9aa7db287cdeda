import { expect, it } from 'vitest'
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
