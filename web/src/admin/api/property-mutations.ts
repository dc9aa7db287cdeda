import type { PropertyInput } from '@porchlight/contract/property'
import { routes } from '@porchlight/contract/routes'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from './client.ts'

const all = { queryKey: ['properties'] }

/** Writes to properties; each has every list and page of properties fetched anew. */
export const propertyMutations = {
  save: (client: QueryClient, id: string | undefined) => ({
    mutationFn: (body: PropertyInput) =>
      id === undefined
        ? callApi(routes.createProperty, { body })
        : callApi(routes.updateProperty, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries(all),
  }),
  remove: (client: QueryClient) => ({
    mutationFn: (id: string) => callApi(routes.deleteProperty, { params: { id } }),
    onSuccess: () => client.invalidateQueries(all),
  }),
  removeImage: (client: QueryClient) => ({
    mutationFn: (id: string) => callApi(routes.deletePropertyImage, { params: { id } }),
    onSuccess: () => client.invalidateQueries(all),
  }),
}
