import type { Build } from '../facades/build.ts'
import { darker, lighter, mix } from '../picture/color.ts'
import type { Random } from '../picture/random.ts'
import { across, clipped, d, outline, type Point, path, poly, rect, repeat, stroke, times } from '../picture/svg.ts'
import { brick } from './wall.ts'

function boundsOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** A shingled slope: courses, odd tiles, light from the sun's side. */
export function shingled(
  { light, sunSide, roof }: Build,
  random: Random,
  points: readonly Point[],
  color = roof,
  course = 19,
): string {
  const { x, y, w, h } = boundsOf(points)
  const rows = Math.ceil(h / course)
  const lines = times(rows, (i) => d`M${x} ${y + i * course}h${w}`).join('')
  const tabs = times(rows, (i) =>
    times(Math.ceil(w / 30), (c) => d`M${x + c * 30 + (i % 2) * 15} ${y + i * course}v${course}`).join(''),
  ).join('')
  const odd = (tone: string) =>
    path(
      times(
        Math.round((w * h) / 4200),
        () =>
          d`M${x + Math.floor(random.between(0, w / 30)) * 30} ${y + random.whole(0, rows) * course}h30v${course}h-30Z`,
      ).join(''),
      tone,
      'opacity="0.5"',
    )
  const wash = across(
    sunSide < 0
      ? [
          [0, '#ffe0a8', 0.3],
          [0.5, '#ffe0a8', 0],
          [1, light.shadow, light.shade],
        ]
      : [
          [0, light.shadow, light.shade],
          [0.5, '#ffe0a8', 0],
          [1, '#ffe0a8', 0.3],
        ],
  )
  const shape = outline(points)
  return (
    clipped(
      shape,
      rect(x, y, w, h, color) +
        odd(lighter(color, 0.18)) +
        odd(darker(color, 0.2)) +
        odd(mix(color, '#7d6a5a', 0.35)) +
        stroke(tabs, darker(color, 0.3), 1.3, 'opacity="0.5"') +
        stroke(lines, darker(color, 0.42), 2.2, 'opacity="0.8"') +
        wash.def +
        rect(x, y, w, h, wash.fill),
    ) + stroke(shape, darker(color, 0.42), 2.5)
  )
}

/** A steep cone or pyramid on a tower, with its finial. */
export function spire(build: Build, random: Random, x: number, base: number, half: number, height: number): string {
  const { light, sunSide, roof, trim } = build
  const body = d`M${x - half} ${base}Q${x - half * 0.36} ${base - height * 0.42} ${x} ${base - height}Q${x + half * 0.36} ${base - height * 0.42} ${x + half} ${base}Q${x} ${base + 30} ${x - half} ${base}Z`
  const courses = times(Math.round(height / 19), (i) => d`M${x - half} ${base - i * 19}q${half} 30 ${half * 2} 0`).join(
    '',
  )
  const tiles = (tone: string) =>
    path(
      times(
        46,
        () => d`M${x + random.between(-half, half)} ${base - random.whole(0, height / 19) * 19 + 8}h20v17h-20Z`,
      ).join(''),
      tone,
      'opacity="0.5"',
    )
  const dark = path(
    d`M${x} ${base - height}Q${x - sunSide * half * 0.36} ${base - height * 0.42} ${x - sunSide * half} ${base}L${x - sunSide * half * 0.1} ${base + 15}Z`,
    light.shadow,
    `opacity="${light.shade}"`,
  )
  const gleam = path(
    d`M${x} ${base - height}Q${x + sunSide * half * 0.32} ${base - height * 0.42} ${x + sunSide * half * 0.9} ${base + 3}L${x + sunSide * half * 0.5} ${base + 10}Z`,
    '#ffe6b4',
    'opacity="0.3"',
  )
  const finial =
    rect(x - 3.5, base - height - 66, 7, 74, trim) +
    `<circle cx="${x}" cy="${base - height - 24}" r="11" fill="${trim}"/><circle cx="${x}" cy="${base - height - 70}" r="7" fill="${trim}"/>`
  return (
    finial +
    clipped(
      body,
      rect(x - half, base - height, half * 2, height + 32, roof) +
        tiles(lighter(roof, 0.2)) +
        tiles(darker(roof, 0.22)) +
        stroke(courses, darker(roof, 0.42), 2.2) +
        dark +
        gleam,
    )
  )
}

/** A brick chimney with a cap; smoke on cold mornings is left to the sky. */
export function chimney(
  { light, sunSide }: Build,
  random: Random,
  x: number,
  top: number,
  w: number,
  h: number,
  color: string,
): string {
  const shape = d`M${x - w / 2} ${top}h${w}v${h}h${-w}Z`
  const pots = repeat(2, (i) =>
    path(d`M${x - w * 0.34 + i * w * 0.38} ${top - 34}h${w * 0.26}l4 34h${-w * 0.26 - 8}Z`, mix(color, '#d98a5a', 0.4)),
  )
  const cap =
    rect(x - w / 2 - 9, top - 2, w + 18, 13, lighter(color, 0.25)) +
    rect(x - w / 2 - 5, top + 11, w + 10, 9, darker(color, 0.2))
  return (
    pots +
    brick(random, shape, [x - w / 2, top, w, h], color) +
    rect(sunSide < 0 ? x : x - w / 2, top, w / 2, h, light.shadow, `opacity="${light.shade}"`) +
    cap
  )
}

/** Boards along both slopes of a gable, cut in scallops when fancy. */
export function bargeboard(
  { trim, light }: Build,
  left: Point,
  apex: Point,
  right: Point,
  width: number,
  fancy: boolean,
): string {
  const band = (from: Point, to: Point) =>
    poly([from, to, [to[0], to[1] + width * 1.25], [from[0], from[1] + width * 1.25]], trim)
  const under = (from: Point, to: Point) =>
    poly(
      [
        [from[0], from[1] + width * 1.25],
        [to[0], to[1] + width * 1.25],
        [to[0], to[1] + width * 2.1],
        [from[0], from[1] + width * 2.1],
      ],
      light.shadow,
      `opacity="${light.shade}"`,
    )
  const drops = (from: Point, to: Point) =>
    repeat(11, (i) => {
      const t = (i + 0.7) / 11.4
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + width * 1.2]
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(width * 0.5).toFixed(1)}" fill="${trim}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(width * 0.2).toFixed(1)}" fill="${darker(trim, 0.5)}"/>`
    })
  return (
    under(left, apex) +
    under(right, apex) +
    (fancy ? drops(left, apex) + drops(right, apex) : '') +
    band(left, apex) +
    band(right, apex) +
    stroke(d`M${left[0]} ${left[1]}L${apex[0]} ${apex[1]}L${right[0]} ${right[1]}`, lighter(trim, 0.4), 3)
  )
}

/** Sunburst of boards filling a gable's peak. */
export function sunburst({ trim, accent }: Build, apex: Point, half: number, height: number): string {
  const [x, y] = apex
  const shape = outline([
    [x - half, y + height],
    [x, y],
    [x + half, y + height],
  ])
  const rays = repeat(9, (i) => {
    const angle = Math.PI + ((i + 0.5) / 9) * Math.PI
    return stroke(
      d`M${x} ${y + height}L${x + Math.cos(angle) * half * 1.4} ${y + height + Math.sin(angle) * half * 1.4}`,
      trim,
      6,
    )
  })
  return (
    clipped(
      shape,
      rect(x - half, y, half * 2, height, accent) +
        rays +
        `<circle cx="${x}" cy="${y + height}" r="${half * 0.22}" fill="${trim}"/>`,
    ) + stroke(d`M${x - half} ${y + height}h${half * 2}`, trim, 9)
  )
}
