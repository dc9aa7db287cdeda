import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'
import { site } from '@porchlight/site/site.config'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useMatch, useParams } from 'react-router-dom'
import { isMissing } from '../../shared/api/api-error.ts'
import { siteCopy } from '../../shared/layout/site-copy.ts'
import { paths } from '../../shared/paths.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { pageTitle } from '../copy/property-phrases.ts'
import { summarize } from '../copy/summarize.ts'
import { pageQueries } from '../data/page-queries.ts'
import type { DisplayedProperty } from '../detail/displayed-property.ts'
import { NextStepBar } from '../detail/next-step/next-step.tsx'
import { propertyCopy } from '../detail/property-copy.ts'
import { MultifamilyProperty } from '../detail/property-multifamily.tsx'
import { SingleFamilyProperty } from '../detail/property-single-family.tsx'
import { SimilarProperties } from '../detail/similar-properties.tsx'
import { useViewReport } from '../features/view-tracking/use-view-report.ts'
import { PropertyBackLink, PropertyError, PropertyNotFound, PropertySkeleton } from './property-states.tsx'

/** The page of a property (docs/product/property-page.md#property-page). */
export function PropertyPage() {
  const { id = '' } = useParams()
  const property = useQuery(pageQueries.property(id))
  // Loads in parallel: whether units are needed is known only when the property has loaded.
  const units = useQuery(pageQueries.units(id))

  const retry = () => {
    if (property.isError) void property.refetch()
    if (units.isError) void units.refetch()
  }

  if (property.isPending) return <PropertySkeleton />
  if (isMissing(property.error)) return <PropertyNotFound id={id} />
  if (!property.data) return <PropertyError error={property.error} onRetry={retry} />
  if (property.data.propertyType === 'multifamily' && units.isPending && units.errorUpdateCount === 0)
    return <PropertySkeleton property={property.data} />
  return (
    <PropertyContent key={property.data.id} property={property.data} units={units.data} onRetryUnits={units.refetch} />
  )
}

/** The next step in a bar at the lower edge of phones. */
export function PropertyBar() {
  const id = useMatch('/property/:id')?.params.id
  return id && <LoadedBar id={id} />
}

function LoadedBar({ id }: { id: string }) {
  const { data, error } = useQuery(pageQueries.property(id))
  return data && !isMissing(error) && <NextStepBar property={data} />
}

const PropertyContent = memo(function PropertyContent(displayed: DisplayedProperty) {
  const { property, units = [] } = displayed
  useViewReport(property.id)
  return (
    <div className="flyer page-width pt-4 pb-section low:pt-0">
      <PageHead
        title={pageTitle(property, units)}
        description={summarize(property.description)}
        path={paths.property(property.id)}
      />
      {(property.status === 'draft' || property.publishAt) && (
        <p className="mb-2 rounded-md border border-lamp bg-lamp px-4 py-3 text-sm font-medium text-ink print:hidden">
          {propertyCopy.hidden}
        </p>
      )}
      <PropertyBackLink location={property.location} />
      {property.propertyType === 'multifamily' ? (
        <MultifamilyProperty {...displayed} />
      ) : (
        <SingleFamilyProperty {...displayed} />
      )}
      <FlyerLink property={property} />
      {!isLeased(property) && <SimilarProperties id={property.id} />}
    </div>
  )
})

/** Drawn by print.css. The texts are attributes, because no address in a page's text may differ from the visitor's. */
function FlyerLink({ property }: { property: Property }) {
  const path = paths.property(property.id)
  const caption = isLeased(property) ? propertyCopy.leasedFlyerLink[property.location] : propertyCopy.flyerLink
  return (
    <p
      data-caption={caption}
      data-address={site.origin + path}
      data-real={`${siteCopy.real} ${site.origin}${paths.real}`}
      className="flyer-link hidden"
    >
      <img src={`${path}/qr.svg`} alt={propertyCopy.qrCode} width={45} height={45} loading="lazy" />
    </p>
  )
}
