import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import { describeProperty } from '../copy/property-phrases.ts'
import type { DisplayedProperty } from './displayed-property.ts'
import { Facts, propertyFacts } from './facts.tsx'
import { FloorPlans } from './floor-plans/floor-plans.tsx'
import { toSlides } from './gallery/slide.ts'
import { isMosaic, StripGallery } from './gallery/strip-gallery.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { NextStep } from './next-step/next-step.tsx'
import { PropertyActions } from './property-actions.tsx'
import { propertyCopy } from './property-copy.ts'
import { PropertyDescription } from './property-description.tsx'
import { PropertyHeading } from './property-heading.tsx'
import { Tour3d } from './tour/tour-3d.tsx'
import { TourVideo } from './tour/tour-video.tsx'
import { unitCopy } from './unit-copy.ts'

/** The page of a house. */
export function SingleFamilyProperty({ property, units = [] }: DisplayedProperty) {
  const image = primaryImage(property.images)
  const slides = toSlides(photosOf(property.images), describeProperty(property))
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 beside:grid-cols-[minmax(0,1fr)_min(22rem,45%)] beside:grid-rows-[auto_1fr]">
      <StripGallery slides={slides} subject={property.title} first />
      <aside
        aria-label={propertyCopy.details}
        className={`min-w-0 lg:sticky lg:top-8 beside:col-start-2 beside:row-span-2 beside:row-start-1 ${isMosaic(slides) ? 'mosaic:row-start-2 mosaic:row-end-3' : ''}`}
      >
        <PropertyHeading property={property} className="text-2xl" />
        <Facts facts={propertyFacts(property)} className="mt-6" />
        <NextStep property={property} className="mt-6" />
        <PropertyActions property={property} className="mt-3" />
      </aside>
      <div className="grid min-w-0 gap-10 beside:col-start-1 beside:row-start-2">
        <GoodToKnow facts={property.facts ?? {}} />
        <FloorPlans images={property.images} subject={property.title} />
        <Tour3d link={property.tourUrl} />
        <TourVideo title={propertyCopy.propertyTour} link={property.youtubeUrl} poster={image} />
        {units.map((unit) => (
          <TourVideo
            key={unit.id}
            title={propertyCopy.unitTour}
            subject={unitCopy.title(unit.unitNumber)}
            link={unit.youtubeUrl}
            poster={primaryImage(unit.images) ?? image}
          />
        ))}
        <PropertyDescription property={property} className="rounded-md border border-rule bg-sheet p-6 sm:p-8" />
      </div>
    </div>
  )
}
