import type { Unit } from '@porchlight/contract/properties/unit'
import { useId } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { unitCopy } from '../unit-copy.ts'
import { UnitCard } from './unit-card.tsx'

interface UnitListProps {
  /** Undefined if they failed to load. */
  units: readonly Unit[] | undefined
  onView: (unit: Unit) => void
  onRetry: () => void
}

const grid = 'mt-8 grid gap-x-7.5 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

export function UnitList({ units, onView, onRetry }: UnitListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flyer-units mt-section border-t border-rule pt-10">
      <h2 id={headingId} className="text-2xl">
        {unitCopy.heading}
      </h2>
      {units ? (
        <p className="mt-2 text-ink-soft">{units.length > 0 ? unitCopy.browse(units.length) : unitCopy.none}</p>
      ) : (
        <UnitsFailed onRetry={onRetry} />
      )}
      {units && units.length > 0 && (
        <ul className={grid}>
          {units.map((unit) => (
            <li key={unit.id} id={encodeURIComponent(unit.id)} className="min-w-0">
              <UnitCard unit={unit} onView={() => onView(unit)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function UnitsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4">
      <p className="font-semibold">{unitCopy.failed}</p>
      <p className="mt-1 mb-4 text-ink-soft">{unitCopy.failedText}</p>
      <Button variant="outline" onClick={onRetry}>
        {unitCopy.tryAgain}
      </Button>
    </div>
  )
}

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
