import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { heroAdminCopy } from './hero-copy.ts'

/** Tiles in the shape of what is coming. */
export function HeroPlaceholders() {
  return (
    <div role="status" className="pt-8">
      <span className="sr-only">{heroAdminCopy.loading}</span>
      <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3].map((place) => (
          <div key={place}>
            <Skeleton className="aspect-card rounded-md" />
            <Skeleton className="mt-3 h-11 w-1/2 rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}
