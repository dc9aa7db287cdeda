import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import type { Facts } from '@porchlight/contract/properties/facts'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import type { DisplayedImage } from '../../../shared/ui/responsive-image.tsx'
import type { DisplayedProperty } from '../displayed-property.ts'
import { FloorPlans } from '../floor-plans/floor-plans.tsx'
import { toSlides } from '../gallery/slide.ts'
import { StripGallery } from '../gallery/strip-gallery.tsx'
import { GoodToKnow } from '../good-to-know.tsx'
import { Tour3d } from '../tour/tour-3d.tsx'
import { TourVideo } from '../tour/tour-video.tsx'
import { unitCopy } from '../unit-copy.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { useUnitInAddress } from './unit-in-address.ts'
import { UnitList } from './unit-list.tsx'

/** A component of its own, so that opening a unit does not render the whole page again. */
export function Units({ property, units, onRetryUnits }: DisplayedProperty) {
  const [open, show, close] = useUnitInAddress(units)
  return (
    <>
      <UnitList property={property} units={units} onView={show} onRetry={onRetryUnits} />
      {open && (
        <OpenUnit
          unit={open}
          facts={{ ...property.facts, ...open.facts }}
          property={property}
          poster={primaryImage(property.images)}
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
