import type { MutationKey, QueryClient } from '@tanstack/react-query'

/**
 * Returns whether a mutation with this key is running, for this ID if one is given. Unlike `isPending`, it does not wait
 * for a render: a busy phone delivers both taps of a double tap before React renders.
 */
export const isRunning = (client: QueryClient, mutationKey: MutationKey, id?: string): boolean =>
  client.isMutating({
    mutationKey,
    exact: true,
    predicate: ({ state }) => id === undefined || state.variables === id,
  }) > 0
