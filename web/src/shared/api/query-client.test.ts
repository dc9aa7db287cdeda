import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('after a change failed, screens that open read again, since it may be stored', async () => {
  const client = createQueryClient()
  client.setQueryData(['properties'], [])
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(new TypeError('Lost')) })
  await expect(change.execute(undefined)).rejects.toThrow('Lost')
  expect(client.getQueryState(['properties'])?.isInvalidated).toBe(true)
})
