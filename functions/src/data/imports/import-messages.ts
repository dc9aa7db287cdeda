import { limits } from '@porchlight/contract/limits'

/** Messages of an import about rows and properties (docs/product/spreadsheets.md#spreadsheets). */
export const importMessages = {
  empty: 'This file is empty.',
  noTable: 'The first row has none of the headings of our sheets. Download one, and keep its first row.',
  doubleColumn: 'This column is there twice.',
  noId: {
    properties: 'This column is missing. Without it nobody knows which home a row is.',
    units: 'This column is missing. Without it nobody knows which unit a row is. For new units leave its cells empty.',
  },
  tooManyCells: 'This row has more cells than there are headings.',
  notOneOf: (cell: string, choices: readonly string[]) =>
    `${cell.trim() ? `"${cell.trim()}" is none of` : 'Choose one of'}: ${choices.join('; ')}`,
  noPropertyId: (id: string) => `"${id}" is no ID of a home. Leave these cells as they were downloaded.`,
  noUnitId: (id: string) => `"${id}" is no ID of a unit. Leave these cells as they were downloaded.`,
  unknownId: 'There is no home with this ID here. Is the sheet from another site, or was the home deleted?',
  propertyExists: (title: string) => `There is a home with the title "${title}" already. This row adds nothing.`,
  doubleTitle: (row: number, file: string) => `Row ${row} of ${file} adds a home with this title, too.`,
  unknownUnitId: 'There is no unit with this ID here. Is the sheet from another site, or was the unit deleted?',
  otherBuilding: 'This unit belongs to another home.',
  noBuilding: (title: string) =>
    title
      ? `There is no home with the title "${title}". A new one is to be imported before its units.`
      : 'A new unit needs the ID or the title of its home.',
  titleOfMany: (title: string) => `Several homes have the title "${title}". Say which by its ID.`,
  noUnits: 'This home is a single-family one, which has no units.',
  doubleId: (row: number, file: string) => `The same ID stands in row ${row} of ${file}.`,
  doubleNumber: (unitNumber: string) => `Another row adds a unit ${unitNumber} to this building.`,
  unitExists: (unitNumber: string) => `There is a unit ${unitNumber} already. This row adds nothing.`,
  outdated: 'Somebody has saved this since the sheet was downloaded. Download it again, and change it there.',
  noVersion: (version: string) => `"${version}" is no version. Leave these cells as they were downloaded.`,
  tooManyUnits: (title: string) =>
    `More than ${limits.unitsPerImport} units of "${title}" at once. Import them in parts.`,
  deleted: 'Somebody deleted this home meanwhile.',
  changed: 'Somebody else saved this home meanwhile. Download the sheet again, and change it there.',
} as const
