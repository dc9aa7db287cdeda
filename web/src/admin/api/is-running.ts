import type { MutationKey, QueryClient } from '@tanstack/react-query'

/**
 * Whether a mutation with this key (and ID) is running. `isPending` waits for a render, but a busy phone delivers both
 * taps of a double tap before React renders.
 */
export const isRunning = (client: QueryClient, mutationKey: MutationKey, id?: string): boolean =>
  client.isMutating({
    mutationKey,
    exact: true,
    predicate: ({ state }) => id === undefined || state.variables === id,
  }) > 0
