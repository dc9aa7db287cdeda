import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { memo, useId, useState } from 'react'
import { QueryError } from '../../../shared/layout/query-error.tsx'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { unitCopy } from '../unit-copy.ts'
import { UnitCard } from './unit-card.tsx'
import { inUnitOrder, isAvailable } from './unit-order.ts'

interface UnitListProps {
  property: Property
  /** Undefined if they failed to load. */
  units: readonly Unit[] | undefined
  onView: (unit: Unit) => void
  onRetry: () => void
}

const grid = 'mt-6 grid gap-x-7.5 sm:mt-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

export const UnitList = memo(function UnitList({ property, units, onView, onRetry }: UnitListProps) {
  const headingId = useId()
  const [availableOnly, setAvailableOnly] = useState(false)
  const availableCount = units?.filter(isAvailable).length ?? 0
  const total = units?.length ?? 0
  const hasOthers = availableCount > 0 && availableCount < total
  const toggle = () => {
    setAvailableOnly(!availableOnly)
    announce(unitCopy.shown(availableOnly ? total : availableCount, total))
  }
  return (
    <section aria-labelledby={headingId} className="flyer-units mt-section border-t border-rule pt-10">
      <h2 id={headingId} className="text-2xl">
        {unitCopy.heading}
      </h2>
      {units ? (
        <p className="mt-2 text-ink-soft">{units.length > 0 ? unitCopy.browse(units.length) : unitCopy.none}</p>
      ) : (
        <QueryError error={undefined} message={unitCopy.failed} onRetry={onRetry} />
      )}
      {hasOthers && (
        <p className="mt-4 print:hidden">
          <Button variant="outline" aria-pressed={availableOnly} className="switch flex-wrap" onClick={toggle}>
            {unitCopy.availableOnly}
          </Button>
        </p>
      )}
      {units && units.length > 0 && (
        <ul className={grid}>
          {inUnitOrder(units).map((unit) => (
            <li
              key={unit.id}
              id={encodeURIComponent(unit.id)}
              // The flyer lists all units.
              className={`min-w-0 max-sm:border-t max-sm:border-rule max-sm:py-4 ${availableOnly && hasOthers && !isAvailable(unit) ? 'not-print:hidden' : ''}`}
            >
              <UnitCard unit={unit} property={property} onView={() => onView(unit)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** About as high as one row of units. */
export function UnitListSkeleton() {
  return (
    <div className="mt-section border-t border-rule pt-10">
      <Skeleton className="h-10 w-64 rounded-sm" />
      <Skeleton className="mt-3 h-6 w-72 max-w-full rounded-sm" />
      <div className={grid}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key}>
            <Skeleton className="aspect-card rounded-md" />
            <Skeleton className="mt-4 h-8 w-32 rounded-sm" />
            <Skeleton className="mt-3 h-36 rounded-sm" />
          </div>
        ))}
      </div>
    </div>
  )
}
