import type { Property } from '@porchlight/contract/properties/property'
import { controlId } from '../../editor/editor-config.ts'
import { altControlId, displayedImages, type ImageList } from '../../editor/images/image-list.ts'
import type { checklistCopy } from './checklist-copy.ts'
import type { PropertyValues } from './property-editor-config.ts'

const PHOTOS = 6
/** What renters ask for first, in form order. */
const askedFacts = ['cats', 'dogs', 'laundry', 'cooling', 'parking'] as const
/** A building's units have these. */
const houseFacts = ['bedrooms', 'bathrooms', 'squareFeet'] as const

export const imagesId = 'property-images'

export type ChecklistItem =
  | { check: 'photos'; isDone: boolean; goTo: string; photos: number }
  | { check: keyof typeof checklistCopy.items; isDone: boolean; goTo: string }

/** `id` names the control that closes the gap. */
export function checklistOf(
  values: PropertyValues,
  images: ImageList,
  stored: Pick<Property, 'availabilitySummary'> | undefined,
): ChecklistItem[] {
  const displayed = displayedImages(images)
  const photos = displayed.filter(({ kind }) => kind !== 'floor-plan')
  const shows = (room: RegExp) => photos.some(({ caption, alt = '' }) => room.test(`${caption} ${alt}`))
  const undescribed = displayed.find(({ alt }) => !alt)
  const needed = [...(values.propertyType === 'single-family' ? houseFacts : []), ...askedFacts]
  const missing = needed.find((name) => values[name] === '')
  const control = (field: string) => controlId('property', field)
  return [
    { check: 'photos', isDone: photos.length >= PHOTOS, goTo: imagesId, photos: photos.length },
    { check: 'kitchen', isDone: shows(/kitchen/i), goTo: imagesId },
    { check: 'bathroom', isDone: shows(/\bbath|shower|powder room/i), goTo: imagesId },
    {
      check: 'descriptions',
      isDone: displayed.length > 0 && !undescribed,
      goTo: undescribed ? altControlId(undescribed.key) : imagesId,
    },
    { check: 'facts', isDone: missing === undefined, goTo: control(missing ?? askedFacts[0]) },
    { check: 'floorPlan', isDone: displayed.length > photos.length, goTo: imagesId },
    { check: 'listing', isDone: values.listingUrl.trim() !== '', goTo: control('listingUrl') },
    {
      check: 'availability',
      isDone: Boolean(values.availability || values.availableFrom || isFromUnits(values, stored)),
      goTo: control('availability'),
    },
  ]
}

const isFromUnits = ({ propertyType }: PropertyValues, stored: Pick<Property, 'availabilitySummary'> | undefined) =>
  propertyType === 'multifamily' && stored?.availabilitySummary !== undefined
