import { limits } from '@porchlight/contract/limits'

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

/** Spreadsheets (docs/product.md#spreadsheets). */
export const sheetsCopy = {
  title: 'Spreadsheets',
  text: 'Change many homes at once: download a sheet, edit it in Excel or Numbers, and import it here.',
  /** What the columns beside those of the fields are called. */
  columns: { unitId: 'Unit ID', propertyId: 'Property ID', version: 'Version', property: 'Property' },
  unit: (unitNumber: string) => `Unit ${unitNumber}`,
  notOneOf: (cell: string, words: readonly string[]) =>
    `${cell.trim() ? `"${cell.trim()}" is none of` : 'Choose one of'}: ${words.join('; ')}`,
  download: {
    heading: 'Download',
    text: 'Leave the columns with IDs and versions as they are: by them an import finds each row again.',
    properties: 'Download properties',
    units: 'Download units',
    busy: 'Preparing the sheet...',
    failed: 'Failed to download the sheet',
    none: 'There are no units yet.',
  },
  upload: {
    heading: 'Import',
    text: 'Nothing changes before you have seen it: first you get a list of every change.',
    drop: 'Drop your sheet here, or',
    choose: 'Choose a CSV file',
    hint: 'A file saved as CSV. Properties and units can be chosen together.',
    reading: 'Reading the sheet...',
    failed: 'The sheet could not be compared with what is stored.',
  },
  problems: {
    workbook:
      'This is a workbook. In Excel choose "Save As", then "CSV UTF-8"; in Numbers "Export To", then "CSV". Import that file.',
    binary: 'This is no CSV file.',
    size: 'This file is larger than 20 MB. Import it in parts.',
    empty: 'This file is empty.',
    openQuote: 'A quotation mark opens a cell here that never ends.',
    noSheet: 'The first row has none of the headings of our sheets. Download one, and keep its first row.',
    doubleColumn: 'This column is there twice.',
    noId: {
      properties: 'This column is missing. Without it nobody knows which home a row is.',
      units:
        'This column is missing. Without it nobody knows which unit a row is. For new units leave its cells empty.',
    },
    tooManyCells: 'This row has more cells than there are headings.',
    noPropertyId: (id: string) => `"${id}" is no ID of a home. Leave these cells as they were downloaded.`,
    noUnitId: (id: string) => `"${id}" is no ID of a unit. Leave these cells as they were downloaded.`,
    unknownId: 'There is no home with this ID here. Is the sheet from another site, or was the home deleted?',
    title: 'Title',
    homeThere: (title: string) => `There is a home with the title "${title}" already. This row adds nothing.`,
    doubleTitle: (row: number, file: string) => `Row ${row} of ${file} adds a home with this title, too.`,
    unitGone: 'There is no unit with this ID here. Is the sheet from another site, or was the unit deleted?',
    otherBuilding: 'This unit belongs to another home.',
    noBuilding: (title: string) =>
      title
        ? `There is no home with the title "${title}". A new one is to be imported before its units.`
        : 'A new unit needs the ID or the title of its home.',
    titleOfMany: (title: string) => `Several homes have the title "${title}". Say which by its ID.`,
    noUnits: 'This home is a single-family one, which has no units.',
    doubleId: (row: number, file: string) => `The same ID stands in row ${row} of ${file}.`,
    unitNumber: 'Unit Number',
    doubleNumber: (unitNumber: string) => `Another row adds a unit ${unitNumber} to this building.`,
    unitThere: (unitNumber: string) => `There is a unit ${unitNumber} already. This row adds nothing.`,
    moved: 'Somebody has saved this since the sheet was downloaded. Download it again, and change it there.',
    noVersion: (version: string) => `"${version}" is no version. Leave these cells as they were downloaded.`,
    tooManyUnits: `More than ${limits.unitsPerSheet} units of one building at once. Import it in parts.`,
    tooLarge: 'These texts are too long to be saved at once. Import this home in parts.',
  },
  notes: {
    western: (file: string) =>
      `${file} does not say how its letters are written. Look at words with accents below: if they look wrong, save the sheet as "CSV UTF-8".`,
    swapped: (one: string, other: string) =>
      `"${one}" and "${other}" have changed places. Are these two columns swapped?`,
  },
  place: ({ file, row, column }: { file: string; row?: number; column?: string }) =>
    [file, row && `row ${row.toLocaleString('en-US')}`, column].filter(Boolean).join(', '),
  review: {
    heading: 'What will change',
    nothing: 'Nothing would change: every row is as it is stored.',
    summary: (homes: number, rows: number) => `${count(rows, 'row')} of ${count(homes, 'home')} will change.`,
    unchanged: (rows: number) => `${count(rows, 'row')} ${rows === 1 ? 'is' : 'are'} as stored.`,
    problems: (problems: number) => count(problems, 'problem'),
    leftOut: (homes: readonly string[]) =>
      `${homes.length <= 5 ? homes.join(', ') : count(homes.length, 'home')} ${homes.length === 1 ? 'is' : 'are'} left out until this is put right.`,
    notes: 'Look twice',
    unknown: (columns: readonly string[]) =>
      `Columns that are not ours: ${columns.map((name) => `"${name}"`).join(', ')}`,
    leaveOut: 'Import without these columns',
    field: 'Field',
    before: 'Now',
    after: 'After the import',
    new: 'New',
    draft: 'New, as a draft',
    none: 'Not given',
    more: (rest: number) => `Show ${count(rest, 'more home', 'more homes')}`,
    all: 'Show all problems',
    import: 'Import these changes',
    other: 'Other file',
  },
  importing: {
    heading: 'Importing',
    progress: (done: number, total: number, title: string) => `Saving home ${done + 1} of ${total}: ${title}`,
    stay: 'Please keep this page open.',
  },
  result: {
    heading: 'Import finished',
    stopped: 'Import stopped',
    saved: (homes: number, total: number) =>
      homes === total
        ? `All changes are saved: ${count(homes, 'home')}.`
        : `${homes} of ${count(total, 'home')} are saved.`,
    refused: 'Not saved',
    left: (homes: number) =>
      `${count(homes, 'home')} ${homes === 1 ? 'was' : 'were'} not sent. Nothing of them is saved by half.`,
    offline: 'You seem to be offline.',
    unreachable: 'The server did not answer.',
    goOn: 'Go on',
    again: 'Import another sheet',
    gone: 'Somebody deleted this home meanwhile.',
    moved: 'Somebody else saved this home meanwhile. Download the sheet again, and change it there.',
    failed: 'The server did not take these changes.',
  },
} as const
