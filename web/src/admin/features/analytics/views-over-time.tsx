import { viewRanges } from '@porchlight/contract/analytics/analytics'
import type { Property } from '@porchlight/contract/properties/property'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { flush } from '../../ui/flush.ts'
import { analyticsCopy } from './analytics-copy.ts'
import type { TimeFilters } from './time-filters.ts'
import { isByWeek } from './view-spans.ts'

const { range: copy, viewsChart } = analyticsCopy

interface ViewsOverTimeProps {
  /** Undefined for all. */
  property: Property | undefined
  filters: TimeFilters
  onChange: (next: TimeFilters) => void
  /** Undefined without data. */
  onExport: (() => void) | undefined
  children: ReactNode
}

/** Controls for time range, property and export, with the chart below. */
export function ViewsOverTime({ property, filters, onChange, onExport, children }: ViewsOverTimeProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(filters.property)
  useEffect(() => {
    if (before.current === filters.property) return
    before.current = filters.property
    // The choice was further down, or by a button that disappeared.
    heading.current?.focus()
  }, [filters.property])
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl">
        {viewsChart.heading(isByWeek(Number(filters.days)))}
      </h2>
      {property && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="text-lg wrap-anywhere">{copy.one(property.title)}</span>
          <Button variant="quiet" className={flush} onClick={() => onChange({ ...filters, property: undefined })}>
            {copy.all}
          </Button>
        </p>
      )}
      <div className="my-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <fieldset className="grid max-w-full gap-1.5">
          <legend className="contents text-sm font-medium">{copy.name}</legend>
          <div className="flex flex-wrap overflow-hidden rounded-md border border-rule-strong bg-sheet">
            {viewRanges.map((days) => (
              <label
                key={days}
                className="flex min-h-touch grow cursor-pointer items-center justify-center px-3 text-sm font-semibold whitespace-nowrap has-checked:bg-brick has-checked:text-on-brick forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 sm:px-4"
              >
                <input
                  type="radio"
                  name={id}
                  value={days}
                  checked={filters.days === days}
                  onChange={() => onChange({ ...filters, days })}
                  className="sr-only"
                />
                {copy.label[days]}
              </label>
            ))}
          </div>
        </fieldset>
        <Button variant="outline" off={!onExport} onClick={onExport}>
          <AdminIcon name="down" className="size-4" />
          {copy.export}
        </Button>
      </div>
      {children}
    </section>
  )
}
