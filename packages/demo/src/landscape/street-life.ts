import { darker, lighter, mix } from '../picture/color.ts'
import { type Light, seen } from '../picture/light.ts'
import { circle, d, ellipse, glow, path, poly, rect, stroke } from '../picture/svg.ts'

const iron = '#26302f'

/** A street lamp with a glass globe, standing at (x, base). */
export function streetLamp(light: Light, x: number, base: number, h = 520): string {
  const top = base - h
  const on = light.lamps > 0.5
  return (
    (on ? glow(x, top + 10, 260, 260, '#ffd184', 0.6 * light.lamps) : '') +
    ellipse(x, base + 4, 44, 9, light.shadow, `opacity="${light.shade}"`) +
    path(d`M${x - 20} ${base}q4 -60 12 -80h16q8 20 12 80Z`, iron) +
    rect(x - 6, top + 60, 12, h - 130, iron) +
    rect(x - 13, base - 150, 26, 9, iron) +
    rect(x - 16, top + 56, 32, 12, iron) +
    path(
      d`M${x - 26} ${top + 56}q-12 -54 26 -76q38 22 26 76Z`,
      on ? '#fff0c4' : lighter(light.sky[2], 0.3),
      'opacity="0.95"',
    ) +
    poly(
      [
        [x - 24, top - 8],
        [x, top - 36],
        [x + 24, top - 8],
      ],
      iron,
    ) +
    circle(x, top - 40, 6, iron) +
    path(d`M${x - 12} ${top + 40}q-4 -30 2 -44`, 'none', 'stroke="#ffffff" stroke-width="4" opacity="0.6"')
  )
}

/** A parked car of the sixties, seen from its side. `face` is where it points. */
export function car(light: Light, x: number, base: number, color: string, face: 1 | -1): string {
  const body = seen(light, color)
  const glass = mix(light.sky[2], '#2f4048', 0.4)
  const chrome = seen(light, '#d9d6cc')
  const wheel = (o: number) =>
    circle(o, -34, 38, '#222327') + circle(o, -34, 23, chrome) + circle(o, -34, 13, darker(chrome, 0.3))
  const lamp = light.lamps > 0.5 ? glow(262, -84, 120, 60, '#fff0c0', 0.5) : ''
  const drawn =
    ellipse(0, 2, 290, 16, light.shadow, `opacity="${light.shade + 0.15}"`) +
    path(
      'M-268 -40Q-276 -92 -240 -100L-150 -108Q-110 -168 -60 -172H60Q110 -170 150 -110L236 -98Q272 -92 268 -40Z',
      body,
    ) +
    path('M-134 -108Q-100 -158 -58 -160H-6V-108ZM6 -160H56Q96 -158 130 -108H6Z', glass) +
    path('M-110 -150l40 40h24l-44 -48Z', '#ffffff', 'opacity="0.25"') +
    path('M-270 -72H270V-40H-266Z', darker(body, 0.22)) +
    rect(-262, -78, 524, 5, chrome) +
    stroke('M0 -160V-44M-146 -106V-50', darker(body, 0.45), 3) +
    rect(18, -96, 30, 6, chrome) +
    rect(-126, -96, 30, 6, chrome) +
    rect(246, -54, 30, 13, chrome, 'rx="6"') +
    rect(-278, -54, 30, 13, chrome, 'rx="6"') +
    lamp +
    circle(256, -84, 13, '#fff0c8') +
    rect(-272, -92, 12, 22, seen(light, '#c8483a')) +
    path('M-244 -98Q-200 -106 -150 -108', 'none', `stroke="${lighter(body, 0.5)}" stroke-width="5"`) +
    wheel(-166) +
    wheel(170)
  return `<g transform="translate(${x} ${base}) scale(${face} 1)">${drawn}</g>`
}

/** A bicycle with a basket, leaning on its stand. */
export function bicycle(light: Light, x: number, base: number, color: string, face: 1 | -1): string {
  const frame = seen(light, color)
  const wheel = (o: number) =>
    `<circle cx="${o}" cy="-46" r="44" fill="none" stroke="#2a2a2c" stroke-width="6"/>` +
    stroke(
      d`M${o} -90V-2M${o - 44} -46H${o + 44}M${o - 31} -77L${o + 31} -15M${o + 31} -77L${o - 31} -15`,
      '#8b8a86',
      1.6,
    )
  const drawn =
    ellipse(0, 0, 125, 7, light.shadow, `opacity="${light.shade}"`) +
    wheel(-76) +
    wheel(76) +
    stroke(
      'M-76 -46L-28 -118L48 -112L2 -46H-76M-34 -128L2 -46M48 -112L76 -46M48 -112L42 -140',
      frame,
      7,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    stroke('M42 -140q8 -8 26 -4', '#3a3330', 6, 'stroke-linecap="round"') +
    path('M-54 -134h42q6 0 2 8h-40Z', '#5a3a28') +
    path('M62 -136h52l-8 40h-38Z', seen(light, '#b98a52')) +
    stroke('M64 -124h48M67 -110h42', seen(light, '#7d5a34'), 2.5) +
    circle(74, -142, 9, seen(light, '#e9a3a8')) +
    circle(90, -148, 10, seen(light, '#f2c14e')) +
    circle(104, -142, 8, seen(light, '#f6efe0')) +
    circle(2, -46, 10, '#3a3a3c')
  return `<g transform="translate(${x} ${base}) scale(${face} 1)">${drawn}</g>`
}

/** The cat that every porch street has, sitting on the pavement. */
export function cat(light: Light, x: number, base: number, color: string, face: 1 | -1): string {
  const fur = seen(light, color)
  const drawn =
    ellipse(4, 0, 34, 5, light.shadow, `opacity="${light.shade}"`) +
    stroke('M-22 -6q-30 -2 -32 -28q0 -12 10 -12', fur, 8, 'stroke-linecap="round"') +
    path('M-28 0Q-34 -40 -6 -58L20 -58Q28 -30 24 0Z', fur) +
    circle(10, -70, 18, fur) +
    poly(
      [
        [-6, -78],
        [-3, -98],
        [9, -86],
      ],
      fur,
    ) +
    poly(
      [
        [13, -87],
        [24, -98],
        [27, -78],
      ],
      fur,
    ) +
    path('M8 -50q8 10 14 0l-2 50h-10Z', lighter(fur, 0.45), 'opacity="0.7"') +
    circle(5, -72, 2.4, '#20201f') +
    circle(17, -72, 2.4, '#20201f')
  return `<g transform="translate(${x} ${base}) scale(${face} 1)">${drawn}</g>`
}

/** A letter box on a post. */
export function letterBox(light: Light, x: number, base: number, color: string): string {
  const tin = seen(light, color)
  return (
    ellipse(x, base + 2, 34, 6, light.shadow, `opacity="${light.shade}"`) +
    rect(x - 7, base - 96, 14, 98, seen(light, '#6b4a34')) +
    path(d`M${x - 50} ${base - 92}v-34q0 -24 25 -24h50q25 0 25 24v34Z`, tin) +
    path(d`M${x - 50} ${base - 92}v-34q0 -24 25 -24q25 0 25 24v34Z`, darker(tin, 0.2)) +
    rect(x + 20, base - 150, 6, 32, '#b5483a') +
    rect(x + 20, base - 160, 26, 15, '#c8503a')
  )
}
