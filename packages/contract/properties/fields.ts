import { limits } from '../limits.ts'
import { trimText } from '../text/trim-text.ts'
import { availabilityLabels, shortLocationLabels } from './admin-options.ts'
import { factFieldList } from './fact-fields.ts'
import type { FactName } from './fact-options.ts'
import {
  choice,
  day,
  type FieldFormat,
  halfSteps,
  list,
  optionalText,
  requiredText,
  wholeNumber,
} from './field-formats.ts'
import { availabilities, locationLabels, locations, propertyTypeLabels, propertyTypes } from './options.ts'
import type { PropertyFields } from './property.ts'
import type { UnitFields } from './unit.ts'

/** Description of a field for the editor, the history and CSV files. */
export interface Field {
  label: string
  /** Returns the error of a text, shown to people. */
  problem: (text: string) => string
  /** Undefined: the field is not in CSV files. */
  format: FieldFormat | undefined
  /** Most characters of a text. */
  maxLength?: number
}

const isEmpty = (text: string) => trimText(text) === ''
const always = (sentence: string) => () => sentence
const count = (n: number) => n.toLocaleString('en-US')

const tourFields = {
  youtubeUrl: {
    label: 'YouTube Video URL',
    problem: always(`YouTube Video URL must be a web address, with at most ${limits.youtubeUrl} characters`),
    format: optionalText,
    maxLength: limits.youtubeUrl,
  },
  tourUrl: {
    label: '3D Tour Link',
    problem: always(`3D Tour Link must begin with https:// and have at most ${count(limits.tourUrl)} characters`),
    format: optionalText,
  },
}

const availabilityFields = {
  availability: {
    label: 'Availability',
    problem: always('Choose one from the list'),
    format: choice([
      { value: null, word: '', also: [availabilityLabels['']] },
      ...availabilities.map((value) => ({ value, word: availabilityLabels[value], also: [value] })),
    ]),
  },
  availableFrom: {
    label: 'Available From',
    problem: always('Available From must be a valid date, such as June 1, 2027, or empty'),
    format: day,
  },
  listingUrl: {
    label: 'Listing Link',
    problem: always(`Listing Link must begin with https:// and have at most ${count(limits.listingUrl)} characters`),
    format: optionalText,
    maxLength: limits.listingUrl,
  },
}

/** Names of fields with each fact as a field of its own. */
export type SingleFields<Fields> = Exclude<keyof Fields, 'facts'> | FactName

/** The fields of a property in the order of the editor and of CSV columns. A field of the schema without an entry does not compile. */
export const propertyFieldList = {
  title: {
    label: 'Title',
    problem: (text) => (isEmpty(text) ? 'Title is required' : `Title can have at most ${limits.title} characters`),
    format: requiredText,
    maxLength: limits.title,
  },
  description: {
    label: 'Description',
    problem: (text) => (isEmpty(text) ? 'Description is required' : 'Description is too long'),
    format: requiredText,
    maxLength: limits.description,
  },
  location: {
    label: 'Location',
    problem: always('Choose a location'),
    format: choice(
      locations.map((value) => ({
        value,
        word: shortLocationLabels[value],
        display: locationLabels[value],
        also: [locationLabels[value], value],
      })),
    ),
  },
  propertyType: {
    label: 'Property Type',
    problem: always('Choose a property type'),
    format: choice(propertyTypes.map((value) => ({ value, word: propertyTypeLabels[value] }))),
  },
  address: {
    label: 'Address',
    problem: always(`Address can have at most ${limits.address} characters`),
    format: optionalText,
    maxLength: limits.address,
  },
  neighborhood: {
    label: 'Neighborhood',
    problem: (text) =>
      isEmpty(text)
        ? 'Neighborhood has only invisible characters'
        : `Neighborhood can have at most ${limits.neighborhood} characters`,
    // An invisible text is refused, so it is not trimmed to an empty one.
    format: { ...optionalText, fromText: (text) => text.trim() || null },
  },
  bedrooms: {
    label: 'Bedrooms',
    problem: always('Bedrooms must be a whole number, 0 or greater'),
    format: wholeNumber(null),
  },
  bathrooms: {
    label: 'Bathrooms',
    problem: always('Bathrooms must be 0 or greater, in half steps'),
    format: halfSteps,
  },
  squareFeet: {
    label: 'Square Feet',
    problem: always('Square Feet must be a whole number, 0 or greater'),
    format: wholeNumber(null),
  },
  architecturalStyle: {
    label: 'Architectural Style',
    problem: always(`Architectural Style can have at most ${limits.architecturalStyle} characters`),
    format: optionalText,
  },
  features: {
    label: 'Features',
    problem: always(`At most ${limits.features} features, each with at most ${limits.feature} characters`),
    format: list,
  },
  ...tourFields,
  ...factFieldList,
  featured: {
    label: 'Featured property',
    problem: always('Choose whether the property is featured'),
    format: {
      ...choice([
        { value: true, word: 'Yes', also: ['true', '1', 'x'] },
        { value: false, word: 'No', also: ['false', '0', ''] },
      ]),
      initial: false,
    },
  },
  ...availabilityFields,
  // Visibility is set in the editor only, not by a file.
  status: { label: 'Who can see it', problem: always('Choose who can see it'), format: undefined },
  publishAt: { label: 'Public from', problem: always('Choose a day and a time'), format: undefined },
} satisfies Record<SingleFields<PropertyFields>, Field>

/** The fields of a unit in the order of the form and of CSV columns; the property of a unit never changes. */
export const unitFieldList = {
  unitNumber: {
    label: 'Unit Number',
    problem: (text) =>
      isEmpty(text) ? 'Unit number is required' : `Unit number can have at most ${limits.unitNumber} characters`,
    format: requiredText,
    maxLength: limits.unitNumber,
  },
  bedrooms: { label: 'Bedrooms', problem: wholeNumberProblem('Bedrooms', limits.rooms), format: wholeNumber(0) },
  bathrooms: { label: 'Bathrooms', problem: wholeNumberProblem('Bathrooms', limits.rooms), format: wholeNumber(0) },
  squareFeet: {
    label: 'Square Feet',
    problem: wholeNumberProblem('Square Feet', limits.squareFeet),
    format: wholeNumber(null),
  },
  features: {
    label: 'Features',
    problem: always(`Features can have at most ${count(limits.unitFeatures)} characters`),
    format: optionalText,
    maxLength: limits.unitFeatures,
  },
  ...tourFields,
  ...factFieldList,
  ...availabilityFields,
} satisfies Record<SingleFields<Omit<UnitFields, 'propertyId'>>, Field>

function wholeNumberProblem(label: string, max: number) {
  return (text: string) =>
    /^-\s*[\d.]/.test(text.trim())
      ? `${label} must be 0 or greater`
      : `${label} must be a whole number, at most ${count(max)}`
}
