import { bedroomFilters, propertyTypeLabels, propertyTypes } from '@porchlight/contract/properties/options'
import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FactFilter } from '../../../shared/facts/fact-filters.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField, TextField } from '../../../shared/ui/field.tsx'
import { focusCleared, focusResults } from '../../../shared/ui/focus-results.ts'
import { FactChips } from './fact-chips.tsx'
import { type Filters, foldedFilterCount, isFiltered, noFilters, parseBedrooms, parseType } from './filters.ts'
import { filterCopy } from './listing-copy.ts'
import { PriceRange } from './price-range.tsx'

interface FilterCardProps {
  filters: Filters
  hasAvailability: boolean
  facts: readonly FactFilter[]
  /** Empty if the city has fewer than two. */
  neighborhoods: readonly string[]
  /** Undefined while they load. */
  resultCount: number | undefined
  /** The element that shows it. */
  count: RefObject<HTMLElement | null>
  onChange: (next: Filters, typing: boolean) => void
}

const any = { value: '', label: filterCopy.any }
const bedroomOptions = [any, ...bedroomFilters.map((n) => ({ value: String(n), label: `${n}+` }))]
const typeOptions = [any, ...propertyTypes.map((type) => ({ value: type, label: propertyTypeLabels[type] }))]

/** The search, the filters and the count of results; folded on phones. */
export function FilterCard(props: FilterCardProps) {
  const { filters, hasAvailability, facts, neighborhoods, resultCount, count, onChange } = props
  const headingId = useId()
  const search = useRef<HTMLInputElement>(null)
  // Prices filter nothing yet and are not in the address.
  const [hasPrices, setHasPrices] = useState(false)
  const [timesCleared, setTimesCleared] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const clearable = isFiltered(filters) || hasPrices

  const clear = (event: MouseEvent) => {
    setHasPrices(false)
    setTimesCleared(timesCleared + 1)
    onChange(noFilters, false)
    // The focused button is about to disappear.
    focusCleared(event, { field: search.current, count: count.current })
  }
  const showResults = () => {
    // The results move up when the panel folds.
    flushSync(() => setIsOpen(false))
    focusResults(count.current)
  }
  const showsAvailability = hasAvailability || filters.available
  return (
    <search
      aria-labelledby={headingId}
      className="block border-y border-rule py-3 roomy:rounded-md roomy:border roomy:bg-sheet roomy:p-6"
    >
      {/* As high as its buttons, so that nothing moves at the default text size. */}
      <div className="flex min-h-touch flex-wrap items-center gap-2 pb-2 roomy:pb-3">
        <h2 id={headingId} className={`mr-auto text-xl ${showsAvailability ? 'phone:sr-only' : ''}`}>
          {filterCopy.heading}
        </h2>
        {showsAvailability && (
          <Button
            variant="outline"
            aria-pressed={filters.available}
            className="switch flex-wrap max-sm:mr-auto max-sm:px-4"
            onClick={() => onChange({ ...filters, available: !filters.available }, false)}
          >
            {filterCopy.available}
          </Button>
        )}
        {clearable && (
          <Button variant="outline" className="max-sm:px-4" onClick={clear}>
            {filterCopy.clear}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 roomy:grid roomy:grid-cols-2 roomy:gap-4 lg:roomy:grid-cols-6">
        <div className="grow basis-36 roomy:col-span-2 phone:[&_label]:sr-only">
          <TextField
            ref={search}
            inOwnForm
            onSearch={() => focusResults(count.current)}
            type="search"
            name="q"
            label={filterCopy.search}
            placeholder={filterCopy.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            value={filters.text}
            onChange={(event) => onChange({ ...filters, text: event.target.value }, true)}
          />
        </div>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="px-4 roomy:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {filterCopy.filters(foldedFilterCount(filters) + Number(hasPrices))}
        </Button>
        <div
          id={panelId}
          className={`grid basis-full grid-cols-[repeat(auto-fit,minmax(max(7rem,34%),1fr))] gap-x-4 gap-y-2 roomy:contents ${isOpen ? '' : 'phone:hidden'}`}
        >
          <SelectField
            inOwnForm
            name="beds"
            label={filterCopy.bedrooms}
            options={bedroomOptions}
            value={filters.bedrooms ?? ''}
            onChange={(event) => onChange({ ...filters, bedrooms: parseBedrooms(event.target.value) }, false)}
          />
          <SelectField
            inOwnForm
            name="type"
            label={filterCopy.type}
            options={typeOptions}
            value={filters.type ?? ''}
            onChange={(event) => onChange({ ...filters, type: parseType(event.target.value) }, false)}
          />
          <PriceRange key={timesCleared} onInput={setHasPrices} />
          {neighborhoods.length > 0 && (
            <div className="col-span-full lg:roomy:col-span-2">
              <SelectField
                inOwnForm
                name="neighborhood"
                label={filterCopy.neighborhood}
                options={[any, ...neighborhoods.map((name) => ({ value: name, label: name }))]}
                value={filters.neighborhood}
                onChange={(event) => onChange({ ...filters, neighborhood: event.target.value }, false)}
              />
            </div>
          )}
          <FactChips
            offered={facts}
            selected={filters.facts}
            onChange={(selected) => onChange({ ...filters, facts: selected }, false)}
          />
          {resultCount !== undefined && (
            <Button variant="primary" className="col-span-full mt-2 roomy:hidden" onClick={showResults}>
              {filterCopy.show(resultCount)}
            </Button>
          )}
        </div>
      </div>
    </search>
  )
}
