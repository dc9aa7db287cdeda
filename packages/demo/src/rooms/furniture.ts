import { darker, lighter, mix } from '../picture/color.ts'
import { circle, d, ellipse, glow, path, poly, rect, repeat, stroke, times } from '../picture/svg.ts'
import type { Interior } from './interior.ts'

/** A rug lying in perspective. */
export function rug({ cloth, cloth2, tint }: Interior, x: number, far: number, near: number, w: number): string {
  const cream = tint('#efe2c6')
  const band = (grow: number, color: string) => {
    const [top, bottom] = [far + 26 * grow, near - 34 * grow]
    const [a, b] = [w * (0.38 - 0.05 * grow), w * (0.55 - 0.06 * grow)]
    return poly(
      [
        [x - a, top],
        [x + a, top],
        [x + b, bottom],
        [x - b, bottom],
      ],
      color,
    )
  }
  const medallion =
    ellipse(x, (far + near) / 2 + 6, w * 0.15, (near - far) * 0.17, mix(cloth2, cream, 0.2)) +
    ellipse(x, (far + near) / 2 + 6, w * 0.09, (near - far) * 0.1, cream)
  const fringe = stroke(times(40, (i) => d`M${x - w * 0.55 + (i * w * 1.1) / 39} ${near}v12`).join(''), cream, 3)
  return (
    fringe +
    band(0, darker(cloth, 0.14)) +
    band(0.4, cream) +
    band(0.62, mix(cloth, cream, 0.15)) +
    band(1.2, darker(cloth2, 0.05)) +
    band(1.45, mix(cloth, cream, 0.3)) +
    medallion
  )
}

export function floorLamp({ metal, light, tint }: Interior, x: number, floor: number, h = 420): string {
  const shade = tint('#f3e2bc')
  const top = floor - h
  return (
    glow(x, top + 50, 300, 280, '#ffd994', 0.28 + 0.5 * light.lamps) +
    ellipse(x, floor - 4, 52, 12, darker(metal, 0.3)) +
    rect(x - 5, top + 60, 10, h - 62, metal) +
    poly(
      [
        [x - 46, top],
        [x + 46, top],
        [x + 80, top + 96],
        [x - 80, top + 96],
      ],
      light.lamps > 0.3 ? '#ffeec2' : shade,
    ) +
    ellipse(x, top + 96, 80, 10, darker(shade, 0.1))
  )
}

/** A framed print: a hill, a sun, a house. */
export function art(
  { wood, cloth, cloth2, tint, random, metal, style }: Interior,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const frame = style === 'Art Deco' ? metal : darker(wood, 0.1)
  const [ix, iy, iw, ih] = [x + w * 0.12, y + h * 0.12, w * 0.76, h * 0.76]
  const hill = random.between(0.4, 0.6)
  return (
    rect(x + 8, y + 10, w, h, '#1d1a2e', 'opacity="0.22"') +
    rect(x, y, w, h, frame) +
    rect(x + w * 0.05, y + h * 0.05, w * 0.9, h * 0.9, tint('#f7eedb')) +
    rect(ix, iy, iw, ih, mix(cloth2, tint('#f3dfb8'), 0.6)) +
    circle(ix + iw * random.between(0.3, 0.7), iy + ih * 0.34, Math.min(iw, ih) * 0.15, tint('#e9a05a')) +
    path(
      d`M${ix} ${iy + ih}V${iy + ih * hill}q${iw * 0.3} ${-ih * 0.2} ${iw * 0.55} 0t${iw * 0.45} ${-ih * 0.05}V${iy + ih}Z`,
      mix(cloth, '#2c4a3f', 0.35),
    ) +
    path(d`M${ix} ${iy + ih}V${iy + ih * 0.78}q${iw * 0.4} ${-ih * 0.12} ${iw} 0V${iy + ih}Z`, darker(cloth, 0.3))
  )
}

/** What hangs from the ceiling. */
export function pendant({ lamp, metal, light, trim }: Interior, x: number, y: number, size = 1): string {
  const on = light.lamps > 0.3 ? '#fff0c6' : lighter(trim, 0.2)
  const halo = glow(x, y + 30 * size, 240 * size, 200 * size, '#ffdf9e', 0.18 + light.lamps * 0.5)
  const cord = stroke(d`M${x} 0V${y}`, darker(metal, 0.2), 4)
  if (lamp === 'cone')
    return (
      cord +
      halo +
      path(d`M${x - 20 * size} ${y}h${40 * size}l${52 * size} ${62 * size}h${-144 * size}Z`, metal) +
      ellipse(x, y + 62 * size, 72 * size, 11 * size, on)
    )
  if (lamp === 'globe')
    return (
      cord +
      halo +
      circle(x, y + 44 * size, 50 * size, on) +
      rect(x - 14 * size, y - 12 * size, 28 * size, 14 * size, metal) +
      ellipse(x - 16 * size, y + 28 * size, 12 * size, 9 * size, '#ffffff', 'opacity="0.7"')
    )
  if (lamp === 'lantern')
    return (
      cord +
      halo +
      poly(
        [
          [x - 54 * size, y + 22 * size],
          [x, y - 14 * size],
          [x + 54 * size, y + 22 * size],
        ],
        metal,
      ) +
      rect(x - 40 * size, y + 22 * size, 80 * size, 78 * size, on) +
      stroke(
        d`M${x - 40 * size} ${y + 22 * size}h${80 * size}v${78 * size}h${-80 * size}ZM${x - 13 * size} ${y + 22 * size}v${78 * size}M${x + 13 * size} ${y + 22 * size}v${78 * size}M${x - 40 * size} ${y + 48 * size}h${80 * size}`,
        metal,
        6 * size,
      )
    )
  const arms = repeat(5, (i) => {
    const o = (i - 2) * 52 * size
    return (
      stroke(d`M${x} ${y + 40 * size}Q${x + o * 0.6} ${y + 104 * size} ${x + o} ${y + 50 * size}`, metal, 6 * size) +
      path(d`M${x + o - 19 * size} ${y + 52 * size}q${19 * size} ${-46 * size} ${38 * size} 0Z`, on) +
      circle(x + o, y + 56 * size, 6 * size, metal)
    )
  })
  return cord + halo + arms + circle(x, y + 76 * size, 14 * size, metal)
}
