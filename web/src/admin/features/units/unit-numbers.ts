import { limits } from '@porchlight/contract/limits'
import { unitFieldList } from '@porchlight/contract/properties/fields'
import { takenNumbers } from '@porchlight/contract/properties/unit'
import { trimText } from '@porchlight/contract/text/trim-text'
import { unitCopy } from './unit-copy.ts'

const copy = unitCopy.duplicate

/** What a list of unit numbers comes to. */
export interface NewNumbers {
  /** In the order of the list, ranges written out. */
  numbers: string[]
  /** What keeps them from being made, for people to read. */
  problem?: string
}

/** "101 to 106", "101-106" or "A1 – A4": both ends alike but for the digits. */
const range = /^(.*?)(\d+)(\D*?)\s*(?:\bto\b|[-–—])\s*(.*?)(\d+)(\D*)$/i

/** Reads "101 to 106, 2A": numbers separated by commas or lines, and ranges of them. `existing` are taken already. */
export function readNumbers(text: string, existing: readonly string[]): NewNumbers {
  const parts = text
    .split(/[,;\n]/)
    .map(trimText)
    .filter(Boolean)
  const numbers: string[] = []
  for (const part of parts) {
    const written = writtenOut(part)
    if (typeof written === 'string') return { numbers, problem: written }
    numbers.push(...written)
    if (numbers.length > limits.unitsPerPage) return { numbers: [], problem: copy.tooMany(limits.unitsPerPage) }
  }
  if (numbers.some((number) => number.length > limits.unitNumber))
    return { numbers, problem: unitFieldList.unitNumber.problem('x') }
  const taken = takenNumbers(numbers, existing).map((n) => numbers[n] ?? '')
  return taken.length > 0 ? { numbers, problem: copy.taken(taken) } : { numbers }
}

/** The numbers of a range, or the one that is none; a sentence where a range cannot be. */
function writtenOut(part: string): string[] | string {
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

/** The number after this one that nobody has: "102" after "101"; empty where it ends in no digits. */
export function nextNumber(unitNumber: string, existing: readonly string[]): string {
  const [, before = '', digits, after = ''] = /^(.*?)(\d+)(\D*)$/.exec(unitNumber) ?? []
  if (digits === undefined || digits.length > 9) return ''
  for (let n = Number(digits) + 1; ; n += 1) {
    const next = `${before}${String(n).padStart(digits.length, '0')}${after}`
    if (takenNumbers([next], existing).length === 0) return next
  }
}
