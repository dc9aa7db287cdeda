/** Facts with one of several values. */
export const factChoices = {
  cats: ['yes', 'no', 'ask'],
  dogs: ['yes', 'no', 'ask'],
  laundry: ['in-unit', 'in-building', 'hookups', 'none'],
  cooling: ['central', 'window', 'none'],
} as const

/** Facts with any of several values. An empty list means none of them. */
export const factLists = {
  parking: ['garage', 'off-street', 'street'],
  outdoor: ['yard', 'porch', 'balcony', 'patio'],
  included: ['water', 'gas', 'electricity', 'trash', 'internet', 'lawn-care'],
} as const

/** Facts that are true or false. */
export const factFlags = [
  'dishwasher',
  'furnished',
  'stepFreeEntrance',
  'elevator',
  'groundFloor',
  'wideDoorways',
  'grabBars',
] as const

const factOptions = { ...factChoices, ...factLists }
type FactOption = (typeof factOptions)[keyof typeof factOptions][number]

/** Words of the values of `factChoices` and `factLists`, which have no value in common that needs two words. */
export const factWords: Record<FactOption, string> = {
  yes: 'Yes',
  no: 'No',
  ask: 'Ask',
  'in-unit': 'In unit',
  'in-building': 'In building',
  hookups: 'Hookups',
  none: 'None',
  central: 'Central',
  window: 'Window units',
  garage: 'Garage',
  'off-street': 'Off-street',
  street: 'Street',
  yard: 'Yard',
  porch: 'Porch',
  balcony: 'Balcony',
  patio: 'Patio',
  water: 'Water',
  gas: 'Gas',
  electricity: 'Electricity',
  trash: 'Trash',
  internet: 'Internet',
  'lawn-care': 'Lawn care',
}

/** Labels of the facts in the order of the editor and of CSV columns. */
export const factLabels = {
  cats: 'Cats',
  dogs: 'Dogs',
  petNote: 'Pet Note',
  laundry: 'Laundry',
  cooling: 'Cooling',
  heating: 'Heating',
  parking: 'Parking',
  outdoor: 'Outdoor Space',
  dishwasher: 'Dishwasher',
  furnished: 'Furnished',
  stepFreeEntrance: 'Step-free Entrance',
  stepsToDoor: 'Steps to the Door',
  elevator: 'Elevator',
  groundFloor: 'Ground Floor',
  wideDoorways: 'Wide Doorways',
  grabBars: 'Grab Bars',
  included: 'Included in the Rent',
} as const
export type FactName = keyof typeof factLabels
