import { routes } from '@porchlight/contract/routes'
import type { UnitInput } from '@porchlight/contract/unit'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from './client.ts'

// units are kept below their property's key, whose unitCount moves with them
const all = { queryKey: ['properties'] }

/** Writes to units; each has every list and page that shows them fetched anew. */
export const unitMutations = {
  save: (client: QueryClient, id: string | undefined) => ({
    mutationFn: (body: UnitInput) =>
      id === undefined ? callApi(routes.createUnit, { body }) : callApi(routes.updateUnit, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries(all),
  }),
  remove: (client: QueryClient) => ({
    mutationFn: (id: string) => callApi(routes.deleteUnit, { params: { id } }),
    onSuccess: () => client.invalidateQueries(all),
  }),
  removeImage: (client: QueryClient) => ({
    mutationFn: (id: string) => callApi(routes.deleteUnitImage, { params: { id } }),
    onSuccess: () => client.invalidateQueries(all),
  }),
}
