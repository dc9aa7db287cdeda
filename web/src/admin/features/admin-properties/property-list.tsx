import type { ViewHistory } from '@porchlight/contract/analytics'
import type { ListedProperty } from '@porchlight/contract/property'
import { type RefObject, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useFilters } from '../../../shared/ui/use-filters.ts'
import { rememberList } from '../../list-address.ts'
import { useDuplication } from '../../use-duplication.ts'
import { homesOf, typedProperties } from './homes.ts'
import { filtersInAddress, fits, inOrder, noFilters } from './list-filters.ts'
import { ListFinder } from './list-finder.tsx'
import { adminPropertiesCopy } from './properties-copy.ts'
import { PropertyRow } from './property-row.tsx'

const copy = adminPropertiesCopy

interface PropertyListProps {
  properties: readonly ListedProperty[]
  /** Undefined while nobody knows. */
  history: ViewHistory | undefined
  historyFailed: boolean
  /** Id of the one that is being deleted. */
  deleting: string | undefined
  onDelete: (property: { id: string; title: string }) => void
}

/** All properties, and what it takes to find some of them (docs/product.md#property-management). */
export function PropertyList({ properties, history, historyFailed, deleting, onDelete }: PropertyListProps) {
  const { duplicate, duplicating } = useDuplication()
  const [filters, setFilters] = useFilters(filtersInAddress)
  // letters appear in the field before the rows follow
  const asked = useDeferredValue(filters)
  const [typed] = useState(typedProperties)
  useEffect(() => rememberList(filtersInAddress.write(asked)), [asked])
  const homes = useMemo(() => homesOf(properties, { history, typed, now: new Date() }), [properties, history, typed])
  const ordered = useMemo(() => inOrder(homes, asked.order), [homes, asked.order])
  const fitting = useMemo(() => ordered.filter((home) => fits(home, asked)), [ordered, asked])
  const { made, open, end } = useGrowing(ordered.length, asked)
  const shown = new Set(fitting.slice(0, open))
  const top = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLDivElement>(null)

  const change: typeof setFilters = (next, typing) => {
    setFilters(next, typing)
    // whoever looks for something from the middle of the list finds what fits at its beginning
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }
  const told = copy.find.count(fitting.length, properties.length)
  const said = useRef(told)
  useEffect(() => {
    if (said.current !== told) announce(told)
    said.current = told
  }, [told])

  return (
    <div ref={search}>
      <div ref={top} />
      <ListFinder filters={filters} onChange={change} />
      <p className="py-2 text-sm text-ink-soft">
        {told}
        {historyFailed && <span className="ml-4">{copy.find.noViews}</span>}
      </p>
      {fitting.length === 0 && (
        <div className="grid justify-items-start gap-6 py-section">
          <p className="text-lg text-ink-soft">{copy.find.none}</p>
          <Button
            onClick={() => {
              change({ ...noFilters, order: filters.order }, false)
              // the button is about to go
              search.current?.querySelector('input')?.focus()
            }}
          >
            {copy.find.clear}
          </Button>
        </div>
      )}
      <ul aria-label={copy.list} hidden={fitting.length === 0} className="divide-y divide-rule border-t border-rule">
        {ordered.map((home, n) =>
          n < made || shown.has(home) ? (
            <PropertyRow
              key={home.property.id}
              home={home}
              hidden={!shown.has(home)}
              toldConcerns={asked.attention !== undefined}
              deleting={deleting === home.property.id}
              duplicating={duplicating === home.property.id}
              onDelete={onDelete}
              onDuplicate={duplicate}
            />
          ) : null,
        )}
      </ul>
      <div ref={end} />
    </div>
  )
}

/** Rows that a phone's first screen shows, and how many more each further step makes: a phone takes 50 ms for them. */
const [first, step] = [4, 12]
/** So many follow by themselves, the others as somebody comes near: rows that are hidden keep a phone busy at each letter. */
const unasked = 72
/** Milliseconds after a change before the steps go on: the next letter is not to wait for one. */
const quiet = 500

let hasBeenHere = false

/**
 * How many of so many rows are made, and how many of those that fit are open to be seen: few at first and after every
 * change of what is `asked`, so that a phone answers soon; the others follow while nobody waits, or when the end of the list is near. All at once for
 * whoever comes back, or reloads, and goes on further down.
 */
function useGrowing(
  total: number,
  asked: unknown,
): { made: number; open: number; end: RefObject<HTMLDivElement | null> } {
  const end = useRef<HTMLDivElement>(null)
  const arrival = useNavigationType()
  const [made, setMade] = useState(() => (arrival === 'POP' && (hasBeenHere || !isNewVisit()) ? total : first))
  const [{ open, of }, setOpen] = useState({ open: made, of: asked })
  const now = of === asked ? open : first
  useEffect(() => {
    hasBeenHere = true
    if (now >= total) return
    const grow = () =>
      startTransition(() => {
        setMade((before) => Math.max(before, now + step))
        setOpen({ open: now + step, of: asked })
      })
    if (now >= unasked && end.current) {
      const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && grow(), { rootMargin: '100% 0px' })
      near.observe(end.current)
      return () => near.disconnect()
    }
    // what is there is painted before more is made
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(grow, of === asked ? 0 : quiet)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [now, of, asked, total])
  return { made, open: now, end }
}

/** The document was neither reloaded nor come back to. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
