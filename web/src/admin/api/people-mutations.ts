import type { Person } from '@porchlight/contract/people/people'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'
import { adminQueries } from './admin-queries.ts'

/**
 * What is done to those who may change things. Cognito's list may lag behind by seconds: what a call answered is put
 * into ours instead of asking again.
 */
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
    /** Takes somebody who is gone already out of the list. */
    forget: ({ id }: Person) => void without(id),
  }
}
