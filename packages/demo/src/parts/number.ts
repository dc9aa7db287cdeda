import type { Build } from '../facades/build.ts'
import { darker, lighter } from '../picture/color.ts'
import { at, rect, repeat, stroke } from '../picture/svg.ts'

// Strokes in a box 10 wide and 16 high: fonts differ between machines, drawings must not.
const figures: Record<string, string> = {
  '0': 'M5 0C0 0 0 16 5 16C10 16 10 0 5 0',
  '1': 'M2 3L5 0V16M2 16H8',
  '2': 'M1 4C1 -1 9 -1 9 4C9 8 1 12 1 16H9',
  '3': 'M1 2C4 -1 9 0 9 4C9 7 6 8 4 8C7 8 9 9 9 12C9 16 3 17 1 14',
  '4': 'M7 16V0L1 11H9.5',
  '5': 'M9 0H2L1.5 7C5 5 9 7 9 11C9 16 3 17 1 14',
  '6': 'M8 1C4 0 1 6 1 11C1 17 9 17 9 11C9 6 2 6 1 11',
  '7': 'M1 0H9C6 6 4 11 4 16',
  '8': 'M5 0C1 0 1 7 5 7.5C10 8 10 16 5 16C0 16 0 8 5 7.5C9 7 9 0 5 0',
  '9': 'M9 5C9 -1 1 -1 1 5C1 10 8 10 9 5C9 10 7 16 3 16',
}

/** House number on a small plate, centred on (x, y). */
export function numberPlate({ trim, number, accent, mirrored }: Build, x: number, y: number, size = 22): string {
  const scale = size / 16
  const step = 13 * scale
  const width = number.length * step + 12
  const digits = [...number]
  const drawn =
    rect(x - width / 2, y - size * 0.8, width, size * 1.6, darker(accent, 0.5), 'rx="4"') +
    repeat(digits.length, (i) =>
      at(
        x - (digits.length * step) / 2 + i * step + 1.5 * scale,
        y - size / 2,
        stroke(
          figures[digits[i] ?? '0'] ?? '',
          lighter(trim, 0.4),
          2.1,
          'stroke-linecap="round" stroke-linejoin="round"',
        ),
        scale,
      ),
    )
  return mirrored ? at(2 * x, 0, drawn, 1, -1) : drawn
}
