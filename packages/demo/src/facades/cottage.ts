import { leaves } from '../landscape/foliage.ts'
import { blooms } from '../landscape/plants.ts'
import { hedgeTones } from '../landscape/season.ts'
import { door, porchLight, steps } from '../parts/door.ts'
import { numberPlate } from '../parts/number.ts'
import { bargeboard, chimney, shingled } from '../parts/roof.ts'
import { shutters } from '../parts/shutters.ts'
import { brick, clapboard, wallLight } from '../parts/wall.ts'
import { pane } from '../parts/window.ts'
import { darker, lighter } from '../picture/color.ts'
import { box, d, outline, type Point, path, rect, repeat, stroke } from '../picture/svg.ts'
import type { Build, DrawFacade } from './build.ts'

const FLOOR = -48
const EAVE = -336

/** A small gabled cottage: steep roof, shutters, roses on an arch around the door, picket fence. */
export const cottage: DrawFacade = (build) => {
  const { light, random, wall, trim, sunSide, stone, upper } = build
  const half = 430
  const ridge = EAVE - 296 - random.between(0, 40)
  const slope: Point[] = [
    [-half - 40, EAVE + 14],
    [-half + 64, ridge],
    [half - 64, ridge],
    [half + 40, EAVE + 14],
  ]
  const body = clapboard(
    random.fork('wall'),
    box(-half, EAVE, half * 2, -EAVE + FLOOR),
    [-half, EAVE, half * 2, -EAVE + FLOOR],
    wall,
  )
  const foundation = brick(
    random.fork('base'),
    box(-half, FLOOR, half * 2, -FLOOR),
    [-half, FLOOR, half * 2, -FLOOR],
    stone,
  )
  const dormers = repeat(2, (i) => dormer(build, i ? 268 : -268, ridge + 74))
  const svg =
    chimney(build, random.fork('chimney'), half - 130, ridge - 130, 88, 260, stone) +
    shingled(build, random.fork('roof'), slope) +
    rect(-half + 56, ridge - 7, (half - 56) * 2, 12, darker(build.roof, 0.35)) +
    body +
    foundation +
    wallLight(-half, EAVE, half * 2, -EAVE, sunSide, 34, light.shadow, light.shade) +
    rect(-half - 40, EAVE + 6, half * 2 + 80, 14, trim) +
    rect(-half, EAVE, 14, -EAVE + FLOOR, trim) +
    rect(half - 14, EAVE, 14, -EAVE + FLOOR, trim) +
    window(build, -308) +
    window(build, 222) +
    dormers +
    entry(build, upper)
  return {
    svg: svg + roses(build) + fence(build),
    width: half * 2 + 60,
    height: 790,
    door: { x: 0, half: 62 },
    floor: FLOOR,
    detail: { x: -270, y: -398, width: 560 },
    openings: [
      { x: -260, width: 90 },
      { x: 0, width: 80 },
      { x: 268, width: 90 },
    ],
    planted: [
      [-440, -130],
      [130, 440],
    ],
  }
}

function window(build: Build, x: number): string {
  const opening = { x, y: -268, w: 92, h: 152 }
  return (
    shutters(build, opening, 42, 15) +
    pane(build, opening, { columns: 2, upperRows: 2, lowerRows: 2, casing: 10 }) +
    flowerBox(build, x - 16, -102, 124)
  )
}

export function flowerBox({ light, random, accent }: Build, x: number, y: number, w: number): string {
  const tones = hedgeTones(light)
  return (
    path(leaves(random, 60, x + w / 2, y, w * 0.52, 18, 15), tones[1]) +
    path(leaves(random, 36, x + w / 2, y - 5, w * 0.5, 15, 14), tones[3]) +
    blooms(
      light,
      random,
      x + w / 2,
      y - 8,
      w * 0.5,
      16,
      random.pick(['#d1566a', '#f6efe0', '#e9a3a8', '#f2c14e']),
      22,
    ) +
    rect(x, y + 4, w, 28, accent) +
    rect(x, y + 4, w, 5, lighter(accent, 0.3)) +
    rect(x + 4, y + 32, w - 8, 6, light.shadow, `opacity="${light.shade}"`) +
    path(leaves(random, 16, x + w / 2, y + 16, w * 0.45, 14, 13), tones[2])
  )
}

function dormer(build: Build, x: number, top: number): string {
  const { random, upper, light } = build
  const [w, wallTop, h] = [132, top + 62, 122]
  const face = outline([
    [x - w / 2, wallTop + h],
    [x - w / 2, wallTop],
    [x, top],
    [x + w / 2, wallTop],
    [x + w / 2, wallTop + h],
  ])
  return (
    rect(
      x + (build.sunSide < 0 ? w / 2 : -w / 2 - 34),
      wallTop + 26,
      34,
      h - 26,
      light.shadow,
      `opacity="${light.shade}"`,
    ) +
    clapboard(random.fork(`dormer ${x}`), face, [x - w / 2, top, w, h + 62], upper, 12) +
    wallLight(x - w / 2, wallTop, w, h, build.sunSide, 0, light.shadow, light.shade) +
    pane(build, { x: x - 34, y: wallTop + 8, w: 68, h: 92 }, { columns: 2, upperRows: 2, lowerRows: 2, casing: 8 }) +
    bargeboard(build, [x - w / 2 - 24, wallTop + 20], [x, top - 20], [x + w / 2 + 24, wallTop + 20], 14, false)
  )
}

/** Gabled hood over the door, on brackets. */
function entry(build: Build, upper: string): string {
  const { light, random, trim } = build
  const [left, right, top, base] = [-148, 148, EAVE - 206, EAVE + 6]
  const face = outline([
    [left, base],
    [0, top],
    [right, base],
  ])
  const wing = clapboard(
    random.fork('entry'),
    box(left + 12, EAVE, right - left - 24, -EAVE + FLOOR),
    [left + 12, EAVE, right - left - 24, -EAVE + FLOOR],
    build.wall,
  )
  return (
    rect(
      build.sunSide < 0 ? right - 12 : left - 18,
      EAVE,
      30,
      -EAVE + FLOOR,
      light.shadow,
      `opacity="${light.shade * 0.7}"`,
    ) +
    wing +
    clapboard(random.fork('entry gable'), face, [left, top, right - left, base - top], upper, 13) +
    wallLight(left, EAVE, right - left, -EAVE + FLOOR, build.sunSide, 24, light.shadow, light.shade) +
    pane(
      build,
      { x: -30, y: base - 116, w: 60, h: 74 },
      { head: 'arch', lowerRows: 0, columns: 2, upperRows: 2, casing: 9, curtains: false },
    ) +
    rect(left + 6, base - 10, right - left - 12, 16, trim) +
    bargeboard(build, [left - 34, base + 20], [0, top - 28], [right + 34, base + 20], 18, true) +
    door(build, 0, FLOOR, 92, 200, 'panelled') +
    porchLight(build, -92, FLOOR - 156, 0.85) +
    porchLight(build, 92, FLOOR - 156, 0.85) +
    numberPlate(build, 0, FLOOR - 236, 20) +
    steps(build, 0, 60, -FLOOR)
  )
}

/** Climbing roses up both sides of the door and over it. */
function roses({ light, random }: Build): string {
  const tones = hedgeTones(light)
  const color = random.pick(['#d1566a', '#e9a3a8', '#f6efe0', '#c94f3d'])
  const stems = stroke(
    d`M-118 0C-150 -90 -104 -170 -122 -270C-128 -310 -80 -336 -30 -330M118 0C144 -90 110 -180 124 -262`,
    darker(tones[0], 0.3),
    7,
  )
  const spots = [
    [-124, -40],
    [-132, -100],
    [-118, -160],
    [-124, -220],
    [-118, -276],
    [-88, -316],
    [-44, -330],
    [122, -40],
    [130, -100],
    [118, -160],
    [124, -214],
  ] as const
  const green = spots
    .map(
      ([x, y]) =>
        path(leaves(random, 46, x, y, 36, 40, 17), tones[0]) +
        path(leaves(random, 30, x + 4, y - 5, 30, 34, 15), tones[2]) +
        path(leaves(random, 14, x + 6, y - 8, 26, 28, 14), tones[3]),
    )
    .join('')
  return stems + green + spots.map(([x, y]) => blooms(light, random, x, y, 32, 36, color, 8)).join('')
}

/** Pickets along the front of the plot, open at the walk. */
function fence({ light, random, trim }: Build): string {
  const y = 92
  const white = lighter(trim, 0.3)
  const run = (x1: number, x2: number) => {
    const count = Math.floor((x2 - x1) / 27)
    return (
      rect(x1, y - 70, x2 - x1, 9, darker(white, 0.14)) +
      rect(x1, y - 28, x2 - x1, 9, darker(white, 0.14)) +
      repeat(
        count,
        (i) =>
          path(d`M${x1 + i * 27} ${y}v${-82}l9 ${-12}l9 12v82Z`, i % 2 ? white : lighter(white, 0.2)) +
          rect(x1 + i * 27 + 14, y - 82, 4, 82, light.shadow, 'opacity="0.22"'),
      ) +
      rect(x1 - 8, y + 1, x2 - x1 + 14, 8, light.shadow, `opacity="${light.shade}"`)
    )
  }
  const post = (x: number) =>
    rect(x - 14, y - 106, 28, 106, white) +
    rect(x - 19, y - 114, 38, 12, white) +
    rect(x - 6, y - 128, 12, 14, white) +
    rect(x + 4, y - 106, 10, 106, light.shadow, 'opacity="0.2"')
  const tones = hedgeTones(light)
  const tufts = (x: number) =>
    path(leaves(random, 40, x, y - 20, 60, 34, 16), tones[1]) +
    path(leaves(random, 20, x, y - 30, 54, 28, 15), tones[3]) +
    blooms(light, random, x, y - 34, 54, 26, random.pick(['#e9a3a8', '#8c7fb8', '#f2c14e', '#f6efe0']), 16)
  return (
    run(-1000, -132) + run(132, 1000) + post(-122) + post(122) + tufts(-420) + tufts(-760) + tufts(350) + tufts(690)
  )
}
