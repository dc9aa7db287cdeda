import { spire } from '../parts/roof.ts'
import { brick, clapboard, fishScale } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { box, d, path, rect } from '../picture/svg.ts'
import type { Build } from './build.ts'

const FLOOR = -66

/** The round tower with its belts of shingles and its spire. */
export function tower(build: Build): string {
  const { light, random, wall, upper, trim, sunSide, stone } = build
  const [x, r, top] = [-352, 142, -740]
  const side = box(x - r, top, r * 2, -top)
  const belt = (y: number, h: number) =>
    fishScale(random.fork(`belt ${y}`), box(x - r, y, r * 2, h), [x - r, y, r * 2, h], upper)
  const ring = (y: number) =>
    path(d`M${x - r - 7} ${y}q${r + 7} 18 ${r * 2 + 14} 0v14q${-r - 7} 18 ${-r * 2 - 14} 0Z`, trim) +
    path(d`M${x - r} ${y + 15}q${r} 18 ${r * 2} 0v10q${-r} 18 ${-r * 2} 0Z`, light.shadow, `opacity="${light.shade}"`)
  const windows = (y: number, h: number) =>
    pane(build, { x: x - 118, y: y - 4, w: 50, h: h - 6 }, { casing: 7 }) +
    pane(build, { x: x + 68, y: y - 4, w: 50, h: h - 6 }, { casing: 7 }) +
    pane(build, { x: x - 43, y, w: 86, h }, { casing: 9 })
  const round = sunSide < 0 ? [0.16, 0.62] : [0.38, 0.84]
  const turn = `<linearGradient id="tower${sunSide}"><stop offset="0" stop-color="${light.shadow}" stop-opacity="${sunSide < 0 ? 0.16 : 0.62}"/><stop offset="${round[0]}" stop-color="#ffe9bc" stop-opacity="0.2"/><stop offset="${round[1]}" stop-color="${light.shadow}" stop-opacity="0.05"/><stop offset="1" stop-color="${light.shadow}" stop-opacity="${sunSide < 0 ? 0.62 : 0.16}"/></linearGradient>`
  return (
    clapboard(random.fork('tower'), side, [x - r, top, r * 2, -top], wall) +
    brick(random.fork('tower base'), box(x - r, FLOOR, r * 2, -FLOOR), [x - r, FLOOR, r * 2, -FLOOR], stone) +
    belt(-404, 62) +
    belt(top, 64) +
    turn +
    rect(x - r, top, r * 2, -top, `url(#tower${sunSide})`) +
    windows(-318, 176) +
    windows(-634, 178) +
    ring(-346) +
    ring(-412) +
    ring(FLOOR - 6) +
    ring(top + 62) +
    path(d`M${x - r - 26} ${top}q${r + 26} 34 ${r * 2 + 52} 0v-12h${-r * 2 - 52}Z`, trim) +
    spire(build, random.fork('spire'), x, top - 6, r + 34, 330 + random.between(0, 50))
  )
}
