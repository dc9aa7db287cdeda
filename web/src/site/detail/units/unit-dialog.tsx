import { photosOf, primaryImage } from '@porchlight/contract/images/image-order'
import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { useId } from 'react'
import { paths } from '../../../shared/paths.ts'
import { AvailabilityConfirmation } from '../../../shared/property-card/availability.tsx'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { Button, IconButton } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ModalDialog } from '../../../shared/ui/modal-dialog.tsx'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { linkCopy } from '../../links/link-copy.ts'
import { RealLink } from '../../links/text-links.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { DetailSection } from '../detail-section.tsx'
import { Facts, unitFacts } from '../facts.tsx'
import { FloorPlans } from '../floor-plans/floor-plans.tsx'
import { toSlides } from '../gallery/slide.ts'
import { StripGallery } from '../gallery/strip-gallery.tsx'
import { GoodToKnow } from '../good-to-know.tsx'
import { ListingLink } from '../next-step/listing-link.tsx'
import { MainLink } from '../next-step/next-step.tsx'
import { SaveLeased } from '../next-step/save-leased.tsx'
import { Prose } from '../prose.tsx'
import { RentableHomes } from '../similar-properties.tsx'
import { Tour3d } from '../tour/tour-3d.tsx'
import { TourVideo } from '../tour/tour-video.tsx'
import { unitCopy } from '../unit-copy.ts'
import { useInPreview } from '../use-in-preview.ts'

interface UnitDialogProps {
  unit: Unit
  property: Property
  onClose: () => void
}

/** All details of one unit. */
export function UnitDialog({ unit, property, onClose }: UnitDialogProps) {
  const headingId = useId()
  const inPreview = useInPreview()
  const title = unitCopy.title(unit.unitNumber)
  const features = unit.features?.trim()
  const leased = isLeased(unit)
  return (
    <ModalDialog
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-auto h-dvh w-full scroll-pt-16 scroll-pb-32 bg-paper backdrop:bg-night/80 sm:h-fit sm:max-h-[92dvh] sm:max-w-4xl sm:rounded-md lg:max-w-6xl"
    >
      <div className="@container flex min-h-full flex-col">
        <header className="sticky top-0 z-10 @max-2xs:static flex flex-wrap items-center justify-end gap-x-4 border-b border-rule bg-paper px-gutter pt-[max(0.5rem,var(--spacing-above))] pb-2">
          <h2 id={headingId} className="grow basis-24 text-xl wrap-anywhere">
            <TextWithName text={title} name={unit.unitNumber} />
          </h2>
          {!inPreview && (
            <ShareButton
              title={shareTitle(unit)}
              text={linkCopy.neverAsks}
              path={paths.unit(unit.propertyId, unit.id)}
              propertyId={unit.propertyId}
            />
          )}
          <IconButton label={unitCopy.close} onClick={onClose} className="-mr-2 hover:bg-paper-deep">
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="grid grow content-start items-start gap-x-10 gap-y-8 px-gutter py-6 beside:grid-cols-[3fr_2fr]">
          <StripGallery slides={toSlides(photosOf(unit.images), `${title} of ${unit.propertyTitle}`)} subject={title} />
          <div className="grid min-w-0 content-start gap-8">
            <DetailSection heading={unitCopy.specifications} level={3}>
              <Facts facts={[...availabilityFact(unit), ...unitFacts(unit)]} className="max-w-measure" />
              <AvailabilityConfirmation availabilitySummary={unit.availabilitySummary} className="mt-2" />
              {leased && (
                <div className="flex flex-wrap gap-x-6">
                  <SaveLeased property={property} />
                  <ListingLink home={unit} propertyId={unit.propertyId} />
                </div>
              )}
            </DetailSection>
            {features && (
              <DetailSection heading={unitCopy.features} level={3}>
                <Prose text={features} />
              </DetailSection>
            )}
            <GoodToKnow facts={{ ...property.facts, ...unit.facts }} level={3} />
            <FloorPlans images={unit.images} subject={title} level={3} />
            <Tour3d subject={title} link={unit.tourUrl} level={3} />
            <p>
              <RealLink />
            </p>
            {leased && <RentableHomes id={property.id} level={3} />}
            <TourVideo
              title={unitCopy.tour}
              link={unit.youtubeUrl}
              poster={primaryImage(unit.images) ?? primaryImage(property.images)}
              level={3}
            />
          </div>
        </div>
        {/* In windows lower than 15 rem, sticking bars would cover everything else. */}
        <footer className="sticky bottom-[min(0px,(100dvh-15rem)*999)] z-10 @max-2xs:static flex flex-wrap gap-2 border-t border-rule bg-paper px-gutter pt-2 pb-[max(0.5rem,var(--spacing-below))]">
          <MainLink home={unit} property={property} className="max-sm:flex-3 max-sm:px-3 leading-tight text-balance" />
          <Button variant="outline" onClick={onClose} className="leading-tight max-sm:flex-2 max-sm:px-2">
            <Icon name="back" />
            {unitCopy.back}
          </Button>
        </footer>
      </div>
    </ModalDialog>
  )
}

const shareTitle = ({ unitNumber, propertyTitle }: Unit) => `${unitCopy.title(unitNumber)}, ${propertyTitle}`

const availabilityFact = ({ availabilitySummary }: Unit) =>
  availabilitySummary ? [{ term: unitCopy.availability, value: formatAvailability(availabilitySummary) }] : []
