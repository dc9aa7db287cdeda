import { formatNumber } from '../../../shared/format.ts'

const count = (n: number, one: string, many = `${one}s`) => `${formatNumber(n)} ${n === 1 ? one : many}`

/** Spreadsheets (docs/product/spreadsheets.md#spreadsheets). */
export const csvCopy = {
  title: 'Spreadsheets',
  text: 'Change many homes at once. Download a spreadsheet, edit it in Excel or Numbers, then import it here.',
  unit: (unitNumber: string) => `Unit ${unitNumber}`,
  download: {
    heading: 'Download',
    text: 'Do not change the columns with IDs and versions. The import uses them to match rows.',
    properties: 'Download properties',
    units: 'Download units',
    busy: 'Preparing the spreadsheet...',
    failed: 'Failed to download the spreadsheet',
  },
  upload: {
    heading: 'Import',
    text: 'Nothing is saved until you confirm. First you see a list of every change.',
    drop: 'Drop your CSV file here, or',
    choose: 'Choose a CSV file',
    hint: 'A file saved as CSV. You can choose properties and units together.',
    reading: 'Reading the file...',
  },
  problems: {
    workbook:
      'This is a workbook. In Excel on a computer, choose "Save As", then "CSV UTF-8". In Numbers, choose "Export To", then "CSV". Import the new file.',
    binary: 'This is not a CSV file.',
    unreadable: 'This file could not be read. Choose it again.',
    size: 'This file is larger than 5 MB. Split it into smaller files and import each one.',
    openQuote: 'A quotation mark here is never closed.',
  },
  notes: {
    windows1252: (file: string) =>
      `${file} does not name its text encoding. Check words with accents below. If they look wrong, save the file as "CSV UTF-8".`,
  },
  place: ({ file, row, column }: { file: string; row?: number; column?: string }) =>
    [file, row && `row ${formatNumber(row)}`, column].filter(Boolean).join(', '),
  review: {
    heading: 'What will change',
    nothing: 'Nothing will change. Every row matches what is saved.',
    summary: (homes: number, rows: number) => `${count(rows, 'row')} in ${count(homes, 'home')} will change.`,
    unchanged: (rows: number) => `${count(rows, 'row')} ${rows === 1 ? 'is' : 'are'} unchanged.`,
    problems: (problems: number) => count(problems, 'problem'),
    leftOut: (homes: readonly string[]) =>
      `${homes.length <= 5 ? homes.join(', ') : count(homes.length, 'home')} ${homes.length === 1 ? 'is' : 'are'} left out until this is fixed.`,
    notes: 'Please check',
    unknown: (columns: readonly string[]) => `Unknown columns: ${columns.map((name) => `"${name}"`).join(', ')}`,
    leaveOut: 'Import without these columns',
    field: 'Field',
    before: 'Now',
    after: 'After the import',
    new: 'New',
    draft: 'New, as a draft',
    none: 'Not given',
    all: 'Show all problems',
    import: 'Import these changes',
    other: 'Choose another file',
  },
  importing: {
    heading: 'Importing',
    progress: (done: number, total: number, title: string) => `Saving home ${done + 1} of ${total}: ${title}`,
    stay: 'Please keep this page open.',
  },
  result: {
    heading: 'Import finished',
    stopped: 'Import stopped',
    saved: (homes: number, total: number, problems: number) =>
      homes < total
        ? `${homes} of ${count(total, 'home')} are saved.`
        : `${problems === 0 ? 'All changes' : 'The other changes'} are saved: ${count(homes, 'home')}.`,
    problems: (problems: number) =>
      `${count(problems, 'problem')} ${problems === 1 ? 'is' : 'are'} left. Correct the file, then import it again.`,
    refused: 'Not saved',
    left: (homes: number) =>
      `${count(homes, 'home')} ${homes === 1 ? 'is' : 'are'} not confirmed yet. Each home is saved completely or not at all.`,
    goOn: 'Continue',
    again: 'Import another file',
  },
} as const
