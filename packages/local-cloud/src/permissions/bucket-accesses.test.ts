import { expect, test } from 'vitest'
import { allowsBucketCall } from './bucket-accesses.ts'

const call = { accessKeyId: 'a', method: 'DELETE', bucket: 'b', key: 'k', copySource: undefined, condition: undefined }

const isAllowed = (actions: string[], more: Partial<typeof call> | { copySource: string } | { condition: string }) => {
  const allows = (_: string, { action }: { action: string }) => actions.includes(action)
  return allowsBucketCall({ allows, wouldAllow: allows }, { ...call, ...more })
}

test('deleting with If-Match requires permission to read', () => {
  expect(isAllowed(['s3:DeleteObject'], {})).toBe(true)
  expect(isAllowed(['s3:DeleteObject'], { condition: '*' })).toBe(true)
  expect(isAllowed(['s3:DeleteObject'], { condition: '"tag"' })).toBe(false)
  expect(isAllowed(['s3:DeleteObject', 's3:GetObject'], { condition: '"tag"' })).toBe(true)
})

test('copying requires permission to read the source', () => {
  const copy = { method: 'PUT', copySource: 'other/k' }
  expect([isAllowed(['s3:PutObject'], copy), isAllowed(['s3:PutObject', 's3:GetObject'], copy)]).toEqual([false, true])
})
