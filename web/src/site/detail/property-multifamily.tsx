import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import { describeProperty } from '../copy/property-phrases.ts'
import type { DisplayedProperty } from './displayed-property.ts'
import { FloorPlans } from './floor-plans/floor-plans.tsx'
import { MosaicGallery } from './gallery/mosaic-gallery.tsx'
import { toSlides } from './gallery/slide.ts'
import { GoodToKnow } from './good-to-know.tsx'
import { NextStep } from './next-step/next-step.tsx'
import { PropertyActions } from './property-actions.tsx'
import { propertyCopy } from './property-copy.ts'
import { PropertyDescription } from './property-description.tsx'
import { PropertyHeading } from './property-heading.tsx'
import { Tour3d } from './tour/tour-3d.tsx'
import { TourVideo } from './tour/tour-video.tsx'
import { Units } from './units/units.tsx'

/** The page of a building and its units. */
export function MultifamilyProperty({ property, units, onRetryUnits }: DisplayedProperty) {
  const image = primaryImage(property.images)
  return (
    <>
      <PropertyHeading
        property={property}
        className="max-w-4xl text-3xl"
        unitCount={units?.length ?? property.unitCount}
      />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-8 beside:grid-cols-[minmax(0,1fr)_min(22rem,45%)]">
        <MosaicGallery
          slides={toSlides(photosOf(property.images), describeProperty(property))}
          subject={property.title}
        />
        <div className="min-w-0">
          <NextStep property={property} className="mb-8" />
          <PropertyDescription property={property} />
          <PropertyActions property={property} className="mt-6 border-t border-rule pt-2" />
        </div>
      </div>
      <div className="mt-10 grid max-w-4xl gap-10 empty:hidden">
        <GoodToKnow facts={property.facts ?? {}} />
        <FloorPlans images={property.images} subject={property.title} />
        <Tour3d link={property.tourUrl} />
        <TourVideo title={propertyCopy.propertyTour} link={property.youtubeUrl} poster={image} />
      </div>
      <Units property={property} units={units} onRetryUnits={onRetryUnits} />
    </>
  )
}
