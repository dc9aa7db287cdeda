import { darker, lighter } from '../picture/color.ts'
import { rect, repeat } from '../picture/svg.ts'
import { BACK } from './frame.ts'
import { floorLamp, pendant, rug } from './furniture.ts'
import { hearth } from './hearth.ts'
import type { Interior } from './interior.ts'
import { plant } from './plant.ts'
import { floorLight } from './room-light.ts'
import { roomWindow } from './room-window.ts'
import { armchair, coffeeTable, sofa } from './seating.ts'

/** Hearth on one side, sofa under the window on the other, rug and table before them. */
export function living(room: Interior): string {
  const { random, window } = room
  const side = random.chance(0.5) ? 1 : -1
  const [fire, seat] = [800 - side * 290, 800 + side * 170]
  const w = window.wide ? 430 : 126
  const windows = window.wide
    ? roomWindow(room, seat - w / 2, 284, w, 300)
    : roomWindow(room, seat - 180, 290, w, 310) + roomWindow(room, seat + 54, 290, w, 310)
  const left = random.chance(0.5)
  return (
    windows +
    (random.chance(0.55) ? hearth(room, fire) : bookcase(room, fire)) +
    rug(room, 800, 880, 1120, 1050) +
    floorLight(room) +
    floorLamp(room, seat + side * 290, 826, 400) +
    sofa(room, seat, 868, 470) +
    plant(room, 800 - side * 470, 900, 300) +
    coffeeTable(room, 800 + side * 50, 1010, 330) +
    armchair(room, left ? 330 : 1270, 1100, left ? 1 : -1) +
    pendant(room, 800, window.wide ? 60 : 90, 1.1)
  )
}

/** Shelves of books up to the picture rail. */
function bookcase({ random, wood, tint, cloth, cloth2, trim }: Interior, x: number): string {
  const [w, top] = [280, 290]
  const h = BACK.floor - top
  const colors = [cloth, cloth2, tint('#c9a24e'), tint('#efe2c4'), tint('#5a6b6a'), tint('#9a4a3a')] as const
  const shelves = repeat(5, (row) => {
    const base = top + 18 + (row + 1) * ((h - 20) / 5) - 12
    let books = ''
    let bx = x - w / 2 + 18
    while (bx < x + w / 2 - 44) {
      const [bw, bh] = [random.between(11, 25), random.between(52, 82)]
      books += random.chance(0.86)
        ? rect(bx, base - bh, bw - 2, bh, random.pick(colors)) +
          rect(bx, base - bh + 10, bw - 2, 5, lighter(random.pick(colors), 0.3), 'opacity="0.7"')
        : ''
      bx += bw
    }
    return (
      rect(x - w / 2 + 12, base - 96, w - 24, 96, darker(wood, 0.55)) +
      books +
      rect(x - w / 2, base, w, 13, lighter(wood, 0.12))
    )
  })
  return (
    rect(x - w / 2 - 6, top, w + 12, h, wood) +
    shelves +
    rect(x - w / 2 - 20, top - 14, w + 40, 20, trim) +
    rect(x - w / 2 - 6, BACK.floor - 20, w + 12, 20, darker(wood, 0.2))
  )
}
