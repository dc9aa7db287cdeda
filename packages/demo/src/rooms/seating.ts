import { darker, lighter } from '../picture/color.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../picture/svg.ts'
import type { Interior } from './interior.ts'
import { onFloor } from './on-floor.ts'

/** A sofa facing us; `floor` is where its legs stand. */
export function sofa(room: Interior, x: number, floor: number, w: number): string {
  const { cloth, cloth2, wood, style } = room
  const [half, seat] = [w / 2, floor - 92]
  const round = style === 'Art Deco' ? 60 : style === 'Modern' || style === 'Industrial Loft' ? 10 : 26
  const back = rect(x - half + 20, seat - 92, w - 40, 150, darker(cloth, 0.1), `rx="${round}"`)
  const camel =
    style === 'Victorian Charmer'
      ? path(
          d`M${x - half + 20} ${seat - 60}Q${x - half * 0.5} ${seat - 120} ${x} ${seat - 138}Q${x + half * 0.5} ${seat - 120} ${x + half - 20} ${seat - 60}V${seat}H${x - half + 20}Z`,
          darker(cloth, 0.1),
        ) +
        repeat(9, (i) =>
          circle(x - half * 0.64 + i * half * 0.16, seat - 62 - (4 - Math.abs(i - 4)) * 8, 4, darker(cloth, 0.4)),
        )
      : back
  const cushions = repeat(
    2,
    (i) =>
      rect(x - half + 46 + i * (half - 46), seat - 16, half - 50, 46, lighter(cloth, 0.1), 'rx="12"') +
      rect(x - half + 50 + i * (half - 46), seat - 13, half - 58, 9, lighter(cloth, 0.34), 'rx="5" opacity="0.7"'),
  )
  const arm = (ax: number) =>
    rect(ax - 28, seat - 44, 56, 108, cloth, `rx="${Math.min(28, round + 4)}"`) +
    ellipse(ax, seat - 26, 24, 22, lighter(cloth, 0.12)) +
    circle(ax, seat - 26, 8, darker(cloth, 0.2))
  const legs = [-half + 34, half - 34].map((o) => rect(x + o - 6, floor - 32, 12, 32, wood)).join('')
  const pillow = (px: number, color: string, turn: number) =>
    `<g transform="rotate(${turn} ${px} ${seat - 44})">${rect(px - 38, seat - 84, 76, 72, color, 'rx="14"')}${stroke(d`M${px - 24} ${seat - 70}l48 44M${px + 24} ${seat - 70}l-48 44`, lighter(color, 0.3), 3, 'opacity="0.5"')}</g>`
  return (
    onFloor(room, x, floor, half + 10) +
    legs +
    camel +
    rect(x - half + 20, seat + 28, w - 40, 36, darker(cloth, 0.22), 'rx="8"') +
    cushions +
    pillow(x - half * 0.6, cloth2, -8) +
    pillow(x + half * 0.58, lighter(cloth2, 0.4), 9) +
    arm(x - half + 14) +
    arm(x + half - 14)
  )
}

/** An armchair in the foreground, seen from its side. `face` is where it looks. */
export function armchair(room: Interior, x: number, floor: number, face: 1 | -1): string {
  const { cloth2: cloth, wood } = room
  const f = (value: number) => x + value * face
  return (
    onFloor(room, x, floor, 150) +
    stroke(
      d`M${f(-90)} ${floor}L${f(-76)} ${floor - 60}M${f(96)} ${floor}L${f(86)} ${floor - 60}`,
      wood,
      13,
      'stroke-linecap="round"',
    ) +
    path(
      d`M${f(-84)} ${floor - 50}L${f(-136)} ${floor - 268}Q${f(-132)} ${floor - 300} ${f(-98)} ${floor - 296}Q${f(-74)} ${floor - 290} ${f(-64)} ${floor - 256}L${f(-34)} ${floor - 120}Z`,
      darker(cloth, 0.16),
    ) +
    path(
      d`M${f(-60)} ${floor - 158}H${f(98)}Q${f(124)} ${floor - 152} ${f(122)} ${floor - 110}L${f(112)} ${floor - 52}H${f(-80)}Z`,
      cloth,
    ) +
    path(
      d`M${f(-76)} ${floor - 196}Q${f(-30)} ${floor - 214} ${f(86)} ${floor - 200}Q${f(112)} ${floor - 190} ${f(98)} ${floor - 168}H${f(-68)}Z`,
      lighter(cloth, 0.14),
    ) +
    stroke(d`M${f(-68)} ${floor - 150}H${f(108)}`, darker(cloth, 0.35), 3)
  )
}

export function coffeeTable(room: Interior, x: number, floor: number, w: number): string {
  const { wood, metal, style, cloth2 } = room
  const slim = style === 'Modern' || style === 'Industrial Loft' || style === 'Art Deco'
  const legs = slim
    ? stroke(d`M${x - w * 0.42} ${floor}V${floor - 66}M${x + w * 0.42} ${floor}V${floor - 66}`, metal, 8)
    : rect(x - w * 0.44, floor - 66, 18, 66, darker(wood, 0.2)) +
      rect(x + w * 0.44 - 18, floor - 66, 18, 66, darker(wood, 0.2))
  const books =
    rect(x - w * 0.28, floor - 92, 96, 12, cloth2, 'rx="2"') +
    rect(x - w * 0.26, floor - 104, 84, 12, '#efe2c4', 'rx="2"')
  const cup =
    path(d`M${x + w * 0.12} ${floor - 110}h34l-5 30h-24Z`, '#f4ead6') +
    ellipse(x + w * 0.12 + 17, floor - 110, 17, 5, '#8a5a3a')
  return (
    onFloor(room, x, floor, w * 0.56) +
    legs +
    ellipse(x, floor - 74, w / 2, 22, wood) +
    ellipse(x, floor - 80, w / 2, 21, lighter(wood, 0.16)) +
    books +
    cup
  )
}
