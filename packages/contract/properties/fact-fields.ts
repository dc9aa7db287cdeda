import { limits } from '../limits.ts'
import { type FactName, factChoices, type factFlags, factLabels, factLists, factWords } from './fact-options.ts'
import { choice, type FieldFormat, optionalText, severalOf, wholeNumber } from './field-formats.ts'

/** Description of a fact; see `Field`. */
interface FactField {
  label: string
  problem: (text: string) => string
  format: FieldFormat
}

const unknown = { value: null, word: '' }

const choiceFact = (name: keyof typeof factChoices): FactField => ({
  label: factLabels[name],
  problem: () => 'Choose one from the list',
  format: choice([unknown, ...factChoices[name].map((value) => ({ value, word: factWords[value], also: [value] }))]),
})

const listFact = (name: keyof typeof factLists): FactField => ({
  label: factLabels[name],
  problem: () => 'Choose from the list',
  format: severalOf(factLists[name].map((value) => ({ value, word: factWords[value], also: [value] }))),
})

const flagFact = (name: (typeof factFlags)[number]): FactField => ({
  label: factLabels[name],
  problem: () => 'Choose one from the list',
  format: choice([
    unknown,
    { value: true, word: 'Yes', also: ['true', '1', 'x'] },
    { value: false, word: 'No', also: ['false', '0'] },
  ]),
})

const textFact = (name: 'petNote' | 'heating'): FactField => ({
  label: factLabels[name],
  problem: () => `${factLabels[name]} can have at most ${limits.factText} characters`,
  format: optionalText,
})

/** The facts as fields of their own, in the order of the editor and of CSV columns. */
export const factFieldList: Record<FactName, FactField> = {
  cats: choiceFact('cats'),
  dogs: choiceFact('dogs'),
  petNote: textFact('petNote'),
  laundry: choiceFact('laundry'),
  cooling: choiceFact('cooling'),
  heating: textFact('heating'),
  parking: listFact('parking'),
  outdoor: listFact('outdoor'),
  dishwasher: flagFact('dishwasher'),
  furnished: flagFact('furnished'),
  stepFreeEntrance: flagFact('stepFreeEntrance'),
  stepsToDoor: {
    label: factLabels.stepsToDoor,
    problem: () => `${factLabels.stepsToDoor} must be a whole number, at most ${limits.steps}`,
    format: wholeNumber(null),
  },
  elevator: flagFact('elevator'),
  groundFloor: flagFact('groundFloor'),
  wideDoorways: flagFact('wideDoorways'),
  grabBars: flagFact('grabBars'),
  included: listFact('included'),
}
