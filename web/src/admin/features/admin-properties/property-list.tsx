import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import type { Property } from '@porchlight/contract/properties/property'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useFilters } from '../../../shared/ui/use-filters.ts'
import { rememberList } from '../../list-address.ts'
import { useDuplication } from '../../use-duplication.ts'
import { propertyRowsOf, typedProperties } from './homes.ts'
import { filtersInAddress, fits, inOrder, noFilters } from './list-filters.ts'
import { ListFinder } from './list-finder.tsx'
import { adminPropertiesCopy } from './properties-copy.ts'
import { PropertyRow } from './property-row.tsx'

const copy = adminPropertiesCopy

interface PropertyListProps {
  properties: readonly Property[]
  /** Undefined while nobody knows. */
  history: ViewHistory | undefined
  historyFailed: boolean
  /** Id of the one that is being deleted. */
  deleting: string | undefined
  onDelete: (property: { id: string; title: string }) => void
}

/** All properties, and what it takes to find some of them (docs/product/admin-screens.md#property-management). */
export function PropertyList({ properties, history, historyFailed, deleting, onDelete }: PropertyListProps) {
  const { duplicate, duplicating } = useDuplication()
  const [filters, setFilters] = useFilters(filtersInAddress)
  // letters appear in the field before the rows follow
  const asked = useDeferredValue(filters)
  const [typed] = useState(typedProperties)
  useEffect(() => rememberList(filtersInAddress.write(asked)), [asked])
  const homes = useMemo(
    () => propertyRowsOf(properties, { history, typed, now: new Date() }),
    [properties, history, typed],
  )
  const ordered = useMemo(() => inOrder(homes, asked.order), [homes, asked.order])
  const fitting = useMemo(() => ordered.filter((home) => fits(home, asked)), [ordered, asked])
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
      {fitting.length > 0 && (
        <ul aria-label={copy.list} className="divide-y divide-rule border-t border-rule">
          {fitting.map((home) => (
            <PropertyRow
              key={home.property.id}
              home={home}
              toldConcerns={asked.attention !== undefined}
              deleting={deleting === home.property.id}
              duplicating={duplicating === home.property.id}
              onDelete={onDelete}
              onDuplicate={duplicate}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
