import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import type { Facts } from '@porchlight/contract/properties/facts'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import type { DisplayedImage } from '../../shared/ui/responsive-image.tsx'
import { describeProperty } from '../copy/property-phrases.ts'
import type { DisplayedProperty } from './displayed-property.ts'
import { FloorPlans } from './floor-plans/floor-plans.tsx'
import { MosaicGallery } from './gallery/mosaic-gallery.tsx'
import { toSlides } from './gallery/slide.ts'
import { StripGallery } from './gallery/strip-gallery.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { NextStep } from './next-step/next-step.tsx'
import { PropertyActions } from './property-actions.tsx'
import { propertyCopy } from './property-copy.ts'
import { PropertyDescription } from './property-description.tsx'
import { PropertyHeading } from './property-heading.tsx'
import { Tour3d } from './tour/tour-3d.tsx'
import { TourVideo } from './tour/tour-video.tsx'
import { unitCopy } from './unit-copy.ts'
import { UnitDialog } from './units/unit-dialog.tsx'
import { useUnitInAddress } from './units/unit-in-address.ts'
import { UnitList } from './units/unit-list.tsx'

export function MultifamilyProperty({ property, units, onRetryUnits }: DisplayedProperty) {
  const [open, show, close] = useUnitInAddress(units)
  const image = primaryImage(property.images)
  return (
    <>
      <PropertyHeading
        property={property}
        className="max-w-4xl text-3xl"
        unitCount={units?.length ?? property.unitCount}
      />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
      </div>
      {property.youtubeUrl && (
        <div className="mt-10 max-w-4xl">
          <TourVideo title={propertyCopy.propertyTour} link={property.youtubeUrl} poster={image} />
        </div>
      )}
      <UnitList property={property} units={units} onView={show} onRetry={onRetryUnits} />
      {open && (
        <OpenUnit
          unit={open}
          facts={{ ...property.facts, ...open.facts }}
          property={property}
          poster={image}
          onClose={close}
        />
      )}
    </>
  )
}

interface OpenUnitProps {
  unit: Unit
  /** Those of the building, except what differs. */
  facts: Facts
  property: Property
  poster: DisplayedImage | undefined
  onClose: () => void
}

function OpenUnit({ unit, facts, property, poster, onClose }: OpenUnitProps) {
  const title = unitCopy.title(unit.unitNumber)
  return (
    <UnitDialog
      unit={unit}
      gallery={
        <StripGallery slides={toSlides(photosOf(unit.images), `${title} of ${unit.propertyTitle}`)} subject={title} />
      }
      tour={
        <TourVideo
          title={unitCopy.tour}
          link={unit.youtubeUrl}
          poster={primaryImage(unit.images) ?? poster}
          level={3}
        />
      }
      facts={
        <>
          <GoodToKnow facts={facts} level={3} />
          <FloorPlans images={unit.images} subject={title} level={3} />
          <Tour3d subject={title} link={unit.tourUrl} level={3} />
        </>
      }
      property={property}
      onClose={onClose}
    />
  )
}
