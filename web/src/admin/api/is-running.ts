import type { MutationKey, QueryClient } from '@tanstack/react-query'

/**
 * Whether a mutation of this key runs, of this id where one is given, also where React has not drawn that yet: a phone
 * with much to do hands over both taps of a double one before it draws.
 */
export const isRunning = (client: QueryClient, mutationKey: MutationKey, id?: string): boolean =>
  client.isMutating({
    mutationKey,
    exact: true,
    predicate: ({ state }) => id === undefined || state.variables === id,
  }) > 0
