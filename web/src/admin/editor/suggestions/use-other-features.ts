import { useQuery } from '@tanstack/react-query'
import { adminQueries } from '../../api/admin-queries.ts'

/** A list that is some minutes old serves, and who comes from the screen of all homes has one. */
const freshMs = 5 * 60_000

/** The features of every home but this one; none until they are known, or when they cannot be had. */
export function useOtherFeatures(id: string | undefined): string[][] {
  const { data = [] } = useQuery({ ...adminQueries.properties(), staleTime: freshMs })
  return data.filter((property) => property.id !== id).map(({ features }) => features)
}
