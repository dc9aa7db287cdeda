import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { unitAdminCopy } from './unit-copy.ts'

/** Three cards in the shape of what is coming (docs/product.md#units-in-the-editor). */
export function UnitPlaceholders() {
  return (
    <div role="status">
      <span className="sr-only">{unitAdminCopy.loading}</span>
      <div aria-hidden="true" className="grid gap-x-12 lg:grid-cols-2">
        {[1, 2, 3].map((place) => (
          <div
            key={place}
            data-placeholder="unit"
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <Skeleton className="aspect-card self-start rounded-md" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-1/2 rounded-md" />
              <Skeleton className="h-5 w-4/5 rounded-md" />
              <Skeleton className="h-11 w-2/3 rounded-md" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
