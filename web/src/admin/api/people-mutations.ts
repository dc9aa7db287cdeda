import type { Person } from '@porchlight/contract/people/people'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'
import { adminQueries } from './admin-queries.ts'

/** They update the cached list from the response, since Cognito's list can be seconds behind. */
export function peopleMutations(client: QueryClient) {
  const change = (by: (people: Person[]) => Person[]) =>
    client.setQueryData(adminQueries.people().queryKey, (people) => people && by(people))
  const without = (id: string) => change((people) => people.filter((person) => person.id !== id))
  const keep = (person: Person) => {
    without(person.id)
    change((people) => [...people, person].toSorted((a, b) => (a.email < b.email ? -1 : 1)))
    return person
  }
  return {
    invite: async (email: string) => keep(await callApi('POST /api/people', { body: { email } })),
    inviteAgain: async ({ id }: Person) =>
      void keep(await callApi('POST /api/people/{id}/invitation', { params: { id } })),
    signOut: ({ id }: Person) => callApi('POST /api/people/{id}/sign-out', { params: { id } }),
    remove: async ({ id }: Person) => {
      await callApi('DELETE /api/people/{id}', { params: { id } })
      without(id)
    },
    /** Drops a person from the cached list whom someone else already removed. */
    forget: ({ id }: Person) => void without(id),
  }
}
