import { limits } from '@porchlight/contract/limits'
import { unitFieldList } from '@porchlight/contract/properties/fields'
import { takenNumbers } from '@porchlight/contract/properties/unit'
import { trimText } from '@porchlight/contract/text/trim-text'
import { unitCopy } from './unit-copy.ts'

const copy = unitCopy.duplicate

export interface NewNumbers {
  /** Ranges are expanded. */
  numbers: string[]
  problem?: string
}

/** "101 to 106", "101-106" or "A1 – A4". The ends differ only in digits. */
const range = /^(.*?)(\d+)(\D*?)\s*(?:\bto\b|[-–—])\s*(.*?)(\d+)(\D*)$/i

/** Such as "101 to 106, 2A", by commas or lines. `existing` numbers are refused. */
export function readNumbers(text: string, existing: readonly string[]): NewNumbers {
  const parts = text
    .split(/[,;\n]/)
    .map(trimText)
    .filter(Boolean)
  const numbers: string[] = []
  for (const part of parts) {
    const expanded = expandRange(part)
    if (typeof expanded === 'string') return { numbers, problem: expanded }
    numbers.push(...expanded)
    if (numbers.length > limits.unitsPerPage) return { numbers: [], problem: copy.tooMany(limits.unitsPerPage) }
  }
  if (numbers.some((number) => number.length > limits.unitNumber))
    return { numbers, problem: unitFieldList.unitNumber.problem('x') }
  const taken = takenNumbers(numbers, existing).map((n) => numbers[n] ?? '')
  return taken.length > 0 ? { numbers, problem: copy.taken(taken) } : { numbers }
}

/** Returns an error message for an invalid range. */
function expandRange(part: string): string[] | string {
  // The pattern is slow on long texts.
  if (part.length > 3 * limits.unitNumber) return [part]
  const [, before = '', first = '', after = '', before2, last = '', after2] = range.exec(part) ?? []
  const isRange = before2 !== undefined && sameAs(before, before2) && sameAs(after, after2 ?? '')
  if (!isRange) return [part]
  const [from, to] = [Number(first), Number(last)]
  if (to < from) return copy.backwards(part)
  if (to - from >= limits.unitsPerPage) return copy.tooMany(limits.unitsPerPage)
  return Array.from(
    { length: to - from + 1 },
    (_, n) => `${before}${String(from + n).padStart(first.length, '0')}${after}`,
  )
}

const sameAs = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Returns the next free number, such as "102" after "101"; empty if there are no digits. */
export function nextNumber(unitNumber: string, existing: readonly string[]): string {
  const [, before = '', digits, after = ''] = /^(.*?)(\d+)(\D*)$/.exec(unitNumber) ?? []
  if (digits === undefined || digits.length > 9) return ''
  for (let n = Number(digits) + 1; ; n += 1) {
    const next = `${before}${String(n).padStart(digits.length, '0')}${after}`
    if (takenNumbers([next], existing).length === 0) return next
  }
}
