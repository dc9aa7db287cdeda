const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

/** Spreadsheets (docs/product/spreadsheets.md#spreadsheets). */
export const csvCopy = {
  title: 'Spreadsheets',
  text: 'Change many homes at once: download a sheet, edit it in Excel or Numbers, and import it here.',
  unit: (unitNumber: string) => `Unit ${unitNumber}`,
  download: {
    heading: 'Download',
    text: 'Leave the columns with IDs and versions as they are: by them an import finds each row again.',
    properties: 'Download properties',
    units: 'Download units',
    busy: 'Preparing the sheet...',
    failed: 'Failed to download the sheet',
  },
  upload: {
    heading: 'Import',
    text: 'Nothing changes before you have seen it: first you get a list of every change.',
    drop: 'Drop your sheet here, or',
    choose: 'Choose a CSV file',
    hint: 'A file saved as CSV. Properties and units can be chosen together.',
    reading: 'Reading the sheet...',
  },
  problems: {
    workbook:
      'This is a workbook. In Excel choose "Save As", then "CSV UTF-8"; in Numbers "Export To", then "CSV". Import that file.',
    binary: 'This is no CSV file.',
    size: 'This is more than 5 MB. Import it in parts.',
    openQuote: 'A quotation mark opens a cell here that never ends.',
  },
  notes: {
    windows1252: (file: string) =>
      `${file} does not say how its letters are written. Look at words with accents below: if they look wrong, save the sheet as "CSV UTF-8".`,
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
      `${count(homes, 'home')} ${homes === 1 ? 'is' : 'are'} not confirmed yet. None is saved by half.`,
    offline: 'You seem to be offline.',
    unreachable: 'The server did not answer.',
    goOn: 'Go on',
    again: 'Import another sheet',
  },
} as const
