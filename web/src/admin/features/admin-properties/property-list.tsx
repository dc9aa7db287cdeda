import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import type { Property } from '@porchlight/contract/properties/property'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'
import { Button } from '../../../shared/ui/button.tsx'
import { focusCleared, focusResults } from '../../../shared/ui/focus-results.ts'
import { useFilters } from '../../../shared/ui/use-filters.ts'
import { turnoverDraft } from '../../availability/turnover-draft.ts'
import { TurnoverPanel } from '../../availability/turnover-panel.tsx'
import { useConfirmation } from '../../availability/use-confirmation.ts'
import { useDraftState } from '../../editor/draft-store.ts'
import { rememberList } from '../../list-address.ts'
import { flush } from '../../ui/flush.ts'
import { useSelection } from '../../ui/use-selection.ts'
import { useDuplication } from '../../use-duplication.ts'
import { BulkBar } from './bulk-bar.tsx'
import { bulkCopy } from './bulk-copy.ts'
import { Examples } from './examples.tsx'
import { filtersInAddress, matchesFilters, noFilters, sortRows } from './list-filters.ts'
import { ListFinder } from './list-finder.tsx'
import { adminPropertiesCopy } from './properties-copy.ts'
import { PropertyRow, rowTitleId } from './property-row.tsx'
import { propertiesWithDrafts, propertyRowsOf } from './property-rows.ts'

const copy = adminPropertiesCopy

interface PropertyListProps {
  properties: readonly Property[]
  /** Undefined while loading. */
  history: ViewHistory | undefined
  historyFailed: boolean
  /** ID of the property. */
  deleting: string | undefined
  onDelete: (property: { id: string; title: string }) => void
}

/** All properties, with search and filters (docs/product/admin-screens.md#property-management). */
export function PropertyList({ properties, history, historyFailed, deleting, onDelete }: PropertyListProps) {
  const { duplicate, duplicating } = useDuplication()
  const { confirm, confirming } = useConfirmation()
  const [opened, setOpened] = useState(() => {
    const draft = turnoverDraft.read()
    return properties.find(({ id }) => id === draft?.propertyId)
  })
  const [filters, setFilters] = useFilters(filtersInAddress)
  // Rows update after the typed text.
  const deferredFilters = useDeferredValue(filters)
  useEffect(() => rememberList(filtersInAddress.write(deferredFilters)), [deferredFilters])
  const rows = useMemo(
    () => propertyRowsOf(properties, { history, draftIds: propertiesWithDrafts(), now: new Date() }),
    [properties, history],
  )
  const matching = sortRows(rows, deferredFilters.order).filter((row) => matchesFilters(row, deferredFilters))
  const top = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const selectButton = useRef<HTMLButtonElement>(null)
  const matches = matching.map(({ property }) => property)
  const { selected, begin, select, selectOnly, end } = useSelection(
    matches.map(({ id }) => id),
    useDraftState('selection', z.array(z.string())),
  )
  const toCount = () => count.current?.focus()
  const matchCount = useRef(matching.length)

  const { state } = useLocation()
  const savedId = useRef(useNavigationType() === 'POP' ? undefined : state)
  useEffect(() => {
    // A new home may be listed a moment later.
    if (!properties.some(({ id }) => id === savedId.current)) return
    document.getElementById(rowTitleId(savedId.current))?.scrollIntoView({ block: 'center' })
    savedId.current = undefined
  }, [properties])

  const change: typeof setFilters = (next, typing) => {
    setFilters(next, typing)
    // Results start at the top of the list.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }
  // The focused button disappears with its reason.
  useEffect(() => {
    if (document.activeElement === document.body && matching.length < matchCount.current)
      count.current?.focus({ preventScroll: true })
    matchCount.current = matching.length
  }, [matching.length])
  return (
    <div ref={search}>
      {/* After the search, the Tab key leads to the first result. */}
      <div className="flex flex-wrap justify-end gap-x-6">
        <Examples properties={properties} onRemoved={toCount} />
        {!selected && (
          <Button
            ref={selectButton}
            variant="quiet"
            className={flush}
            onClick={() => {
              flushSync(begin)
              const checkbox = list.current?.querySelector('input')
              if (checkbox) checkbox.focus()
              else toCount()
            }}
          >
            {bulkCopy.select}
          </Button>
        )}
      </div>
      <div ref={top} />
      <ListFinder filters={filters} onChange={change} onSearch={() => focusResults(count.current)} />
      <p ref={count} role="status" tabIndex={-1} className="scroll-mb-80 py-2 text-sm text-ink-soft outline-none">
        {copy.find.count(matching.length, properties.length)}
        {historyFailed && <span className="ml-4">{copy.find.noViews}</span>}
      </p>
      {matching.length === 0 && (
        <div className="grid justify-items-start gap-6 py-section">
          <p className="text-lg text-ink-soft">{copy.find.none}</p>
          <Button
            onClick={(event) => {
              change({ ...noFilters, order: filters.order }, false)
              // The focused button disappears.
              focusCleared(event, { field: search.current?.querySelector('input'), count: count.current })
            }}
          >
            {copy.find.clear}
          </Button>
        </div>
      )}
      {matching.length > 0 && (
        <ul ref={list} aria-label={copy.list} className="divide-y divide-rule border-t border-rule">
          {matching.map((row) => (
            <PropertyRow
              key={row.property.id}
              row={row}
              showConcerns={deferredFilters.attention !== undefined}
              deleting={deleting === row.property.id}
              duplicating={duplicating === row.property.id}
              isSelected={selected?.has(row.property.id)}
              onSelect={select}
              confirming={confirming === row.property.id}
              onAvailability={setOpened}
              onConfirm={confirm}
              onDelete={onDelete}
              onDuplicate={duplicate}
            />
          ))}
        </ul>
      )}
      {selected && (
        <BulkBar
          selected={matches.filter(({ id }) => selected.has(id))}
          shown={matches}
          onSelect={(only) => selectOnly(only.map(({ id }) => id))}
          onEnd={() => {
            flushSync(end)
            selectButton.current?.focus()
          }}
        />
      )}
      {opened && (
        <TurnoverPanel
          property={opened}
          onClose={() => {
            flushSync(() => setOpened(undefined))
            // A restored panel has no button that the focus returns to.
            if (document.activeElement === document.body) count.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}
