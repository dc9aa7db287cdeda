import type { Location } from '@porchlight/contract/options'
import { darker } from '../picture/color.ts'
import { type Light, seenFar } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import { d, linear, type Point, path, poly, rect, repeat, times, washRect } from '../picture/svg.ts'
import { clump } from './foliage.ts'
import type { SkyFrame } from './sky.ts'

/** What lies beyond the house: towers, hills or a long flat line of trees, then the neighbours' roofs. */
export function distance(light: Light, random: Random, frame: SkyFrame, location: Location): string {
  const hilly = location === 'atlanta'
  return (
    skyline(light, random.fork('skyline'), frame) +
    (hilly ? hills(light, random.fork('hills'), frame) : '') +
    treeline(light, random.fork('far trees'), frame, hilly ? 120 : 78, 0.62) +
    neighbours(light, random.fork('neighbours'), frame) +
    treeline(light, random.fork('near trees'), frame, hilly ? 84 : 60, 0.36) +
    mist(light, frame)
  )
}

function skyline(light: Light, random: Random, { width, horizon }: SkyFrame): string {
  const color = seenFar(light, '#5b6a80', 0.66)
  const centre = width * random.between(0.1, 0.9)
  const towers = repeat(13, () => {
    const off = random.between(-1, 1)
    const w = random.between(26, 58)
    const h = random.between(120, 330) * (1.15 - Math.abs(off) * 0.6)
    const x = centre + off * 330
    const top = horizon - h
    const crown = random.chance(0.35) ? path(d`M${x} ${top}l${w / 2} ${-w * 0.9}l${w / 2} ${w * 0.9}Z`, color) : ''
    return rect(x, top, w, h, color) + crown + towerLights(light, random, x, top, w, h)
  })
  return `<g opacity="0.5">${towers}</g>`
}

function towerLights(light: Light, random: Random, x: number, top: number, w: number, h: number): string {
  if (light.lamps < 0.5) return ''
  return repeat(14, () =>
    rect(
      x + 4 + random.between(0, w - 12),
      top + 8 + random.between(0, h - 40),
      4,
      5,
      '#ffdf9a',
      `opacity="${light.lamps * 0.8}"`,
    ),
  )
}

function hills(light: Light, random: Random, { width, horizon }: SkyFrame): string {
  return repeat(2, (layer) => {
    const height = 250 - layer * 80
    const points = times(9, (i): Point => [(width / 8) * i, horizon - height * random.between(0.45, 1)])
    const ridge = points.map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? [x, y]
      return i ? d`C${px + width / 16} ${py} ${x - width / 16} ${y} ${x} ${y}` : d`M${x} ${y}`
    })
    return path(
      `${ridge.join('')}${d`L${width} ${horizon + 40}L0 ${horizon + 40}Z`}`,
      seenFar(light, '#4b6b72', 0.72 - layer * 0.14),
      'opacity="0.85"',
    )
  })
}

function treeline(light: Light, random: Random, { width, horizon }: SkyFrame, height: number, far: number): string {
  const crowns = (lift: number) =>
    times(Math.round(width / 70), (i) => {
      const size = height * random.between(0.5, 1)
      return clump(random, i * 70 + random.between(-30, 30), horizon - size * 0.5 - lift, size * 0.85, size * 0.62)
    }).join('')
  const color = seenFar(light, '#4a6a4c', far)
  return (
    path(crowns(6), color, 'fill-rule="nonzero"') +
    path(crowns(-18), darker(color, 0.1), 'fill-rule="nonzero"') +
    rect(0, horizon - 20, width, 80, darker(color, 0.1))
  )
}

function neighbours(light: Light, random: Random, { width, horizon }: SkyFrame): string {
  const spots = [0.02, 0.16, 0.84, 0.98]
  return spots
    .map((spot) => {
      const x = width * spot + random.between(-50, 50)
      const w = random.between(240, 340)
      const h = random.between(150, 220)
      const wall = seenFar(light, random.pick(['#d9c9ae', '#a9b3a5', '#b98b72', '#c9b6a8']), 0.42)
      const roof = seenFar(light, '#59525a', 0.42)
      const lit = light.litWindows > 0.3
      const panes = repeat(3, (i) =>
        rect(
          x - w * 0.32 + i * w * 0.24,
          horizon - h * 0.72,
          30,
          52,
          lit && random.chance(0.6) ? '#ffd98f' : darker(wall, 0.4),
          'opacity="0.8"',
        ),
      )
      const gable = random.chance(0.5)
      const top = gable
        ? poly(
            [
              [x - w * 0.58, horizon - h],
              [x, horizon - h - w * 0.42],
              [x + w * 0.58, horizon - h],
            ],
            roof,
          )
        : poly(
            [
              [x - w * 0.58, horizon - h],
              [x - w * 0.34, horizon - h - w * 0.3],
              [x + w * 0.34, horizon - h - w * 0.3],
              [x + w * 0.58, horizon - h],
            ],
            roof,
          )
      const chimney = rect(x + w * 0.2, horizon - h - w * 0.42, 26, 70, seenFar(light, '#9a5f4a', 0.42))
      return chimney + rect(x - w / 2, horizon - h - 2, w, h + 30, wall) + top + panes
    })
    .join('')
}

function mist(light: Light, { width, horizon }: SkyFrame): string {
  const veil = linear([
    [0, light.haze, 0],
    [0.75, light.haze, 0.55],
    [1, light.haze, 0.15],
  ])
  return washRect(0, horizon - 260, width, 320, veil)
}
