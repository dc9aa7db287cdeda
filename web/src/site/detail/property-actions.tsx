import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'
import { ComparisonToggle } from '../../shared/comparison/comparison-toggle.tsx'
import { paths } from '../../shared/paths.ts'
import { SaveButton } from '../../shared/saved/save-button.tsx'
import { useHydrated } from '../../shared/ui/use-browser-value.ts'
import { linkCopy } from '../links/link-copy.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useInPreview } from './use-in-preview.ts'

/** Save and share need JavaScript, so they are added after hydration. A leased home is saved in its next step. */
export function PropertyActions({ property, className }: { property: Property; className: string }) {
  const hydrated = useHydrated()
  const inPreview = useInPreview()
  if (inPreview) return null
  return (
    <div className={className}>
      <ComparisonToggle property={property} />
      <div className="flex min-h-touch flex-wrap gap-x-8">
        {hydrated && (
          <>
            {!isLeased(property) && <SaveButton property={property} />}
            <ShareButton
              title={property.title}
              text={linkCopy.neverAsks}
              path={paths.property(property.id)}
              propertyId={property.id}
            />
          </>
        )}
      </div>
    </div>
  )
}
