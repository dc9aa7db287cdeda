import { limits } from '@porchlight/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canCompare, comparison, useComparison } from '../../../shared/comparison/comparison-store.ts'
import { paths } from '../../../shared/paths.ts'
import type { SavedList, SavedProperty } from '../../../shared/persistent-list.ts'
import { notify } from '../../../shared/ui/notice.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'
import { pageQueries } from '../../data/page-queries.ts'
import { parseIds } from '../../share/parse-ids.ts'
import { compareCopy } from './compare-copy.ts'

const idsOf = (properties: readonly { id: string }[]) => properties.map(({ id }) => id)

/** An address may list any number of ids. */
const MAX_REQUESTED_IDS = 12

/** Keeps address and stored selection equal: on page load the address wins, later the selection. */
export function useComparedProperties() {
  const selected = useComparison()
  const { search } = useLocation()
  const navigate = useNavigate()
  const lastSync = useRef<IdSources['lastSync']>(undefined)
  const hydrated = useHydrated()
  const idsParameter = hydrated ? new URLSearchParams(search).get('ids') : null
  const { ids: address, isCut } = parseIds(idsParameter)
  const ids = address.length > 0 ? address : idsOf(selected)
  const query = useQuery({
    ...pageQueries.byIds(ids.slice(0, MAX_REQUESTED_IDS)),
    enabled: ids.length > 0,
    // Keeps the other properties on screen while one loads.
    placeholderData: keepPreviousData,
  })
  const fetched = query.data
  const all = query.isPlaceholderData ? undefined : fetched

  useEffect(() => {
    if (isCut) notify(compareCopy.cut)
  }, [isCut])
  useEffect(() => {
    if (!all || !hydrated) return
    const { ids: address } = parseIds(idsParameter)
    // Read now: React may run this effect twice with the old value.
    const resolved = resolveIds({ address, selected: idsOf(comparison.get()), lastSync: lastSync.current })
    if (!resolved) return
    // Homes that were added in another tab load with the new address.
    if (resolved === address || resolved.every((id) => all.has(id))) select(resolved, all)
    const to = idsOf(comparison.get())
    lastSync.current = { from: address, to }
    if (!sameIds(to, address)) void navigate(paths.compare(to), { replace: true })
  }, [all, hydrated, idsParameter, selected, navigate])

  return { hydrated, ids, query, properties: fetched ? pickCompared(ids, fetched) : [] }
}

function select(ids: readonly string[], properties: ReadonlyMap<string, SavedProperty | null>): void {
  const selected = comparison.get()
  const found = pickCompared(ids, properties)
  const goneCount = ids.filter((id) => properties.get(id) === null).length
  if (goneCount > 0) notify(compareCopy.gone(goneCount))
  // A link whose homes are gone must not replace the visitor's selection.
  if (!canCompare(found) && !sameIds(ids, idsOf(selected))) found.forEach(comparison.add)
  else if (!sameHomes(found, selected)) comparison.change(found)
}

/** Unknown ids and those over the limit are dropped. */
export function pickCompared<T>(ids: readonly string[], properties: ReadonlyMap<string, T | null>): T[] {
  return ids.flatMap((id) => properties.get(id) ?? []).slice(0, limits.comparedProperties)
}

interface IdSources {
  address: readonly string[]
  selected: readonly string[]
  /** The ids in the address before and after the last synchronization. */
  lastSync: { from: readonly string[]; to: readonly string[] } | undefined
}

/**
 * Returns the ids to show. An address with ids wins if it is new (page load, link, back button). After that the
 * selection wins, because the visitor changed it. Undefined while a navigation is pending.
 */
export function resolveIds({ address, selected, lastSync }: IdSources): readonly string[] | undefined {
  if (lastSync && !sameIds(lastSync.from, lastSync.to) && sameIds(address, lastSync.from)) return undefined
  const isNew = !lastSync || !sameIds(address, lastSync.to)
  return isNew && address.length > 0 ? address : selected
}

/** In the same order, and not renamed since their selection. */
export const sameHomes = (a: SavedList, b: SavedList): boolean =>
  sameIds(idsOf(a), idsOf(b)) && a.every(({ title }, index) => title === b[index]?.title)

/** In the same order. */
export function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
