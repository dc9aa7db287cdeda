import { limits } from '@porchlight/contract/limits'

/** Rows and properties have these messages (docs/product/spreadsheets.md#spreadsheets). */
export const importMessages = {
  empty: 'This file is empty.',
  noTable: 'The first row has none of our column names. Download a file and keep its first row.',
  doubleColumn: 'This column appears twice.',
  noId: {
    properties: 'This column is missing. The import needs it to match rows to homes.',
    units: 'This column is missing. The import needs it to match rows to units. For new units, leave its cells empty.',
  },
  tooManyCells: 'This row has more cells than there are columns.',
  notOneOf: (cell: string, choices: readonly string[]) =>
    `${cell.trim() ? `"${cell.trim()}" is not one of` : 'Choose one of'}: ${choices.join('; ')}`,
  noPropertyId: (id: string) => `"${id}" is not the ID of a home. Do not change these cells after the download.`,
  noUnitId: (id: string) => `"${id}" is not the ID of a unit. Do not change these cells after the download.`,
  unknownId: 'There is no home with this ID. Is the file from another site, or was the home deleted?',
  propertyExists: (title: string) => `A home with the title "${title}" already exists. This row adds nothing.`,
  doubleTitle: (row: number, file: string) => `Row ${row} of ${file} also adds a home with this title.`,
  unknownUnitId: 'There is no unit with this ID. Is the file from another site, or was the unit deleted?',
  otherBuilding: 'This unit belongs to another home.',
  noBuilding: (title: string) =>
    title
      ? `There is no home with the title "${title}". Import a new home before its units.`
      : 'A new unit needs the ID or the title of its home.',
  titleOfMany: (title: string) => `Several homes have the title "${title}". Use the ID instead.`,
  noUnits: 'This is a single-family home, which has no units.',
  doubleId: (row: number, file: string) => `Row ${row} of ${file} has the same ID.`,
  doubleNumber: (unitNumber: string) => `Another row also adds unit ${unitNumber} to this building.`,
  unitExists: (unitNumber: string) => `Unit ${unitNumber} already exists. This row adds nothing.`,
  outdated: 'Someone has saved this since the file was downloaded. Download it again and make your change there.',
  noVersion: (version: string) => `"${version}" is not a version. Do not change these cells after the download.`,
  tooManyUnits: (title: string) =>
    `More than ${limits.unitsPerTransaction} units of "${title}" at once. Import them in parts.`,
  deleted: 'Someone deleted this home.',
  changed: 'Someone else saved this home. Download the file again and make your change there.',
} as const
