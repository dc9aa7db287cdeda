import type { PropertyInput } from '@porchlight/contract/property'
import { routes } from '@porchlight/contract/routes'
import type { UnitInput } from '@porchlight/contract/unit'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from './client.ts'

/** A write that has every list and page of properties fetched anew, and with them the units, which lie below their key. */
const writing = <Input, Output>(client: QueryClient, mutationFn: (input: Input) => Promise<Output>) => ({
  mutationFn,
  onSuccess: () => client.invalidateQueries({ queryKey: ['properties'] }),
})

/** `save` makes a new property when there is no id. */
export const propertyMutations = {
  save: (client: QueryClient, id: string | undefined) =>
    writing(client, (body: PropertyInput) =>
      id === undefined
        ? callApi(routes.createProperty, { body })
        : callApi(routes.updateProperty, { params: { id }, body }),
    ),
  duplicate: (client: QueryClient) =>
    writing(client, (id: string) => callApi(routes.duplicateProperty, { params: { id } })),
  remove: (client: QueryClient) => writing(client, (id: string) => callApi(routes.deleteProperty, { params: { id } })),
  restore: (client: QueryClient) =>
    writing(client, (id: string) => callApi(routes.restoreProperty, { params: { id } })),
  removeForGood: (client: QueryClient) =>
    writing(client, (id: string) => callApi(routes.deletePropertyForGood, { params: { id } })),
  removeImage: (client: QueryClient) =>
    writing(client, (id: string) => callApi(routes.deletePropertyImage, { params: { id } })),
}

/** `save` makes a new unit when there is no id. */
export const unitMutations = {
  save: (client: QueryClient, id: string | undefined) =>
    writing(client, (body: UnitInput) =>
      id === undefined ? callApi(routes.createUnit, { body }) : callApi(routes.updateUnit, { params: { id }, body }),
    ),
  /** Makes further units like this one, by their numbers. */
  duplicate: (client: QueryClient, id: string) =>
    writing(client, (unitNumbers: string[]) =>
      callApi(routes.duplicateUnit, { params: { id }, body: { unitNumbers } }),
    ),
  remove: (client: QueryClient) => writing(client, (id: string) => callApi(routes.deleteUnit, { params: { id } })),
  /** Brings a unit of this property back that was deleted a moment ago, as the history knows it. */
  restore: (client: QueryClient, home: string) =>
    writing(client, async (id: string) => {
      const { changes } = await callApi(routes.listChanges, { query: { home } })
      const deletion = changes.find(({ action, of }) => action === 'deleted' && of.id === id)
      if (!deletion) throw new Error('The deletion is not among the latest changes')
      return callApi(routes.restoreVersion, { params: { id: deletion.id }, body: { state: 'before' } })
    }),
  removeImage: (client: QueryClient) =>
    writing(client, (id: string) => callApi(routes.deleteUnitImage, { params: { id } })),
}
