import type { PreviewInput } from '@porchlight/contract/previews/preview'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'

/** Not below the `properties` key, since saves do not change previews. */
export const livePreviews = (id: string) =>
  queryOptions({
    queryKey: ['previews', id],
    queryFn: ({ signal }) => callApi('GET /api/properties/{id}/previews', { params: { id }, signal }),
    staleTime: 0,
  })

const changing = <Input, Output>(client: QueryClient, mutationFn: (input: Input) => Promise<Output>) => ({
  mutationFn,
  onSettled: () => client.invalidateQueries({ queryKey: ['previews'] }),
})

export const previewMutations = {
  create: (client: QueryClient) => changing(client, (body: PreviewInput) => callApi('POST /api/previews', { body })),
  turnOff: (client: QueryClient) =>
    changing(client, async (id: string) => {
      try {
        await callApi('DELETE /api/previews/{id}', { params: { id } })
      } catch (error) {
        // Someone else deleted it, or it expired.
        if (!hasStatus(error, 404)) throw error
      }
    }),
}
