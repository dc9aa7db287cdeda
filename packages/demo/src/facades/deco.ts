import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { stucco, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, circle, d, glow, path, poly, rect, repeat, stroke } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -44
const TOP = -760
const casement = { columns: 2, upperRows: 5, lowerRows: 0, casing: 0, head: 'none', bar: 4.5 } as const

/** Stepped tower with fluted pilasters and a sunburst, rounded wings with speed lines, a neon fin. */
export const deco: DrawFacade = (build) => {
  const { light, random, wall, sunSide, upper } = build
  const wingTop = -560
  const [left, right] = [-580, 580]
  const shape = d`M${left} ${FLOOR}V${wingTop + 86}a86 86 0 0 1 86 -86H${right - 86}a86 86 0 0 1 86 86V${FLOOR}Z`
  const wings = stucco(random.fork('wall'), shape, [left, wingTop, right - left, -wingTop + FLOOR], wall)
  const round = (x: number, out: 1 | -1) => {
    const id = `round${out}${sunSide}`
    const dark = out === sunSide ? 0.1 : 0.55
    return `<linearGradient id="${id}" x1="${out > 0 ? 0 : 1}" x2="${out > 0 ? 1 : 0}"><stop offset="0" stop-color="${light.shadow}" stop-opacity="0"/><stop offset="0.5" stop-color="${out === sunSide ? '#fff0c8' : light.shadow}" stop-opacity="0.22"/><stop offset="1" stop-color="${light.shadow}" stop-opacity="${dark}"/></linearGradient>${rect(x, wingTop + 60, 150, -wingTop - 60 + FLOOR, `url(#${id})`)}`
  }
  const lines = repeat(
    3,
    (i) =>
      rect(left, wingTop + 176 + i * 18, right - left, 8, upper) +
      rect(left, wingTop + 184 + i * 18, right - left, 4, light.shadow, 'opacity="0.25"'),
  )
  const coping = stroke(d`M${left} ${wingTop + 90}a86 86 0 0 1 86 -86H${right - 86}a86 86 0 0 1 86 86`, build.trim, 18)
  return {
    svg:
      wings +
      wallLight(left, wingTop + 88, right - left, -wingTop - 88, sunSide, 0, light.shadow, light.shade * 0.8) +
      round(left, -1) +
      round(right - 150, 1) +
      lines +
      coping +
      plinth(build, left, right) +
      wingWindows(build) +
      tower(build) +
      fin(build),
    width: 1180,
    height: 1000,
    door: { x: 0, half: 110 },
    floor: FLOOR,
    detail: { x: -310, y: -440, width: 620 },
    openings: [
      { x: -380, width: 200 },
      { x: 0, width: 120 },
      { x: 380, width: 200 },
    ],
    planted: [
      [-590, -190],
      [190, 590],
    ],
  }
}

const plinth = (build: Build, left: number, right: number) =>
  rect(left - 8, FLOOR - 26, right - left + 16, -FLOOR + 26, build.stone) +
  rect(left - 8, FLOOR - 26, right - left + 16, 8, lighter(build.stone, 0.35)) +
  rect(left - 8, -22, right - left + 16, 22, darker(build.stone, 0.2))

function wingWindows(build: Build): string {
  const { light, trim } = build
  const eyebrow = (x: number, y: number, w: number) =>
    rect(x - 22, y - 24, w + 44, 15, trim, 'rx="7"') +
    rect(x - 14, y - 9, w + 28, 14, light.shadow, `opacity="${light.shade}"`)
  const corner = (side: 1 | -1) => {
    const x = side > 0 ? 478 : -568
    return pane(build, { x, y: -350, w: 90, h: 208 }, { ...casement, columns: 2, curtains: false })
  }
  const pair = (x: number, y: number, h: number) =>
    pane(build, { x, y, w: 150, h }, { ...casement, columns: 4 }) + eyebrow(x, y, 150)
  const porthole = (x: number) =>
    circle(x, -472, 40, trim) +
    circle(x, -472, 31, light.lamps > 0.4 ? '#ffd88c' : '#54686e') +
    stroke(d`M${x - 31} -472h62M${x} -503v62`, build.sash, 4.5)
  return (
    corner(-1) +
    corner(1) +
    pair(-430, -350, 208) +
    pair(280, -350, 208) +
    pair(-440, -520, 84) +
    pair(290, -520, 84) +
    porthole(-232) +
    porthole(232) +
    eyebrow(-568, -350, 90) +
    eyebrow(478, -350, 90)
  )
}

/** The stepped centre: flutes, tall stair window, sunburst over a canopied door. */
function tower(build: Build): string {
  const { light, random, wall, upper, trim, sunSide, accent } = build
  const half = 172
  const bright = lighter(wall, 0.22)
  const tier = (w: number, y: number, h: number) =>
    stucco(random.fork(`tier ${w}`), box(-w, y, w * 2, h), [-w, y, w * 2, h], bright) +
    wallLight(-w, y, w * 2, h, sunSide, 0, light.shadow, light.shade) +
    rect(-w - 9, y - 12, w * 2 + 18, 14, trim) +
    rect(-w, y + 2, w * 2, 9, light.shadow, `opacity="${light.shade}"`)
  const flute = (x: number, y: number, w: number, n: number) =>
    repeat(
      n,
      (i) =>
        rect(x + (w / n) * i, y, (w / n) * 0.62, FLOOR - y, lighter(upper, 0.12)) +
        rect(x + (w / n) * i + (w / n) * 0.62, y, (w / n) * 0.38, FLOOR - y, darker(upper, 0.32)),
    )
  const rays = repeat(11, (i) => {
    const angle = Math.PI + (i / 10) * Math.PI
    const reach = i % 2 ? 66 : 88
    return stroke(
      d`M0 -712L${Math.cos(angle) * reach} ${-712 + Math.sin(angle) * reach}`,
      i % 2 ? '#c9a24e' : accent,
      9,
      'stroke-linecap="round"',
    )
  })
  const zig = (y: number) =>
    path(`M${-half} ${y}${repeat(14, () => d`l${half / 14} -13l${half / 14} 13`)}v9H${-half}Z`, accent)
  const stair = pane(
    build,
    { x: -52, y: -640, w: 104, h: 268 },
    { columns: 3, upperRows: 8, lowerRows: 0, casing: 11, curtains: false, lit: light.lamps > 0.3 },
  )
  const canopy =
    rect(-150, FLOOR - 256, 300, 26, trim, 'rx="13"') +
    rect(-150, FLOOR - 249, 300, 5, accent) +
    rect(-138, FLOOR - 230, 276, 22, light.shadow, `opacity="${light.shade * 1.2}"`) +
    repeat(9, (i) => circle(-120 + i * 30, FLOOR - 228, 5, '#ffedb8')) +
    glow(0, FLOOR - 200, 210, 110, '#ffc869', 0.5 * Math.max(0.4, light.lamps))
  return (
    rect(sunSide < 0 ? half : -half - 46, -700, 46, 700 + FLOOR, light.shadow, `opacity="${light.shade * 0.8}"`) +
    tier(60, -930, 100) +
    tier(108, -866, 120) +
    tier(146, -800, 130) +
    tier(half, TOP + 28, -TOP - 28 + FLOOR) +
    flute(-half + 6, -650, 74, 4) +
    flute(half - 80, -650, 74, 4) +
    zig(-664) +
    rays +
    circle(0, -712, 22, '#c9a24e') +
    stair +
    stroke(d`M0 -1004V-928`, trim, 8) +
    circle(0, -1006, 9, '#e8bf62') +
    poly(
      [
        [-30, -930],
        [0, -972],
        [30, -930],
      ],
      trim,
    ) +
    rect(-104, FLOOR - 232, 208, 232, darker(upper, 0.35)) +
    door(build, 0, FLOOR, 112, 212, 'deco') +
    porchLight(build, -86, FLOOR - 132, 0.7) +
    porchLight(build, 86, FLOOR - 132, 0.7) +
    canopy +
    numberPlate(build, 0, FLOOR - 284, 24) +
    steps(build, 0, 104, -FLOOR)
  )
}

/** A vertical fin with a neon star: a sign without words. */
function fin({ light, accent, sunSide }: Build): string {
  const x = sunSide > 0 ? -214 : 214
  const neon = light.lamps > 0.4 ? '#ff8f78' : '#e0705c'
  const bolt = (i: number) => stroke(d`M${x - 13} ${-560 + i * 42}l13 15l13 -15`, neon, 5, 'stroke-linecap="round"')
  return (
    glow(x, -500, 130, 220, '#ff7f66', 0.42 * light.lamps) +
    rect(x - 27, -640, 54, 250, darker(accent, 0.42), 'rx="27"') +
    stroke(
      d`M${x} -628v40M${x - 17} -608h34M${x - 12} -620l24 24M${x + 12} -620l-24 24`,
      '#ffe0a0',
      4.5,
      'stroke-linecap="round"',
    ) +
    repeat(4, bolt) +
    rect(x - 3, -410, 6, 24, darker(accent, 0.4))
  )
}
