import { mix } from '../picture/color.ts'
import type { Light } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import { circle, d, glow, group, linear, path, repeat, stroke, times, washRect } from '../picture/svg.ts'

export interface SkyFrame {
  width: number
  height: number
  horizon: number
  /** Where the light comes from: left or right. */
  sunSide: -1 | 1
}

/** Sky with sun or first stars, and clouds; `big` is the wide sky of Texas. */
export function sky(light: Light, random: Random, frame: SkyFrame, big: boolean): string {
  const { width, height, horizon, sunSide } = frame
  const [a, b, c, e] = light.sky
  const ground = linear([
    [0, a],
    [0.42, b],
    [0.78, c],
    [1, e],
  ])
  const sunX = width * (0.5 + sunSide * random.between(0.27, 0.4))
  const sunY = horizon * light.sun.height
  return (
    washRect(0, 0, width, height, ground) +
    (light.time === 'dusk' ? stars(random.fork('stars'), width, horizon) : '') +
    glow(sunX, sunY, width * 0.62, horizon * 0.85, light.sun.color, light.sun.strength * 0.75) +
    (light.time === 'golden' || light.time === 'morning' ? circle(sunX, sunY, 58, '#fff7dc', 'opacity="0.85"') : '') +
    clouds(light, random.fork('clouds'), frame, big) +
    (light.time === 'dusk' || light.wet ? '' : birds(light, random.fork('birds'), width, horizon))
  )
}

function stars(random: Random, width: number, horizon: number): string {
  const moon = width * random.between(0.2, 0.8)
  const points = repeat(60, () =>
    circle(
      random.between(0, width),
      random.between(0, horizon * 0.45),
      random.between(0.8, 2.2),
      '#fff3d6',
      `opacity="${random.between(0.2, 0.8).toFixed(2)}"`,
    ),
  )
  const crescent = path(d`M${moon} ${90}a34 34 0 1 0 26 56a28 28 0 1 1 -26 -56Z`, '#fff1cf', 'opacity="0.9"')
  return points + glow(moon, 125, 150, 150, '#ffe9bd', 0.25) + crescent
}

/** Long flat-bottomed banks, each a lit upper body over a tinted base. */
function clouds(light: Light, random: Random, { width, horizon, sunSide }: SkyFrame, big: boolean): string {
  const count = big ? 7 : 4
  return repeat(count, (i) => {
    const depth = i / count
    const y = horizon * (big ? 0.1 + depth * 0.66 : 0.16 + depth * 0.5) + random.between(-30, 30)
    const size = (big ? 1.25 : 0.85) * (1.25 - depth * 0.75)
    const x = random.between(-100, width + 100)
    const thin = light.time === 'dusk' || light.wet ? 0.42 : 0.72
    const body = bank(random, x, y, size)
    const rim = mix(light.cloud.top, light.sun.color, 0.45)
    return group(
      path(body, light.cloud.base, `opacity="${thin * 0.7}" transform="translate(${-sunSide * 6} ${9 * size})"`) +
        path(body, light.cloud.top, `opacity="${thin}"`) +
        path(wisp(random, x, y, size), rim, 'opacity="0.5"'),
    )
  })
}

function bank(random: Random, x: number, y: number, size: number): string {
  const half = random.between(170, 330) * size
  const bumps = random.whole(5, 8)
  const step = (half * 2) / bumps
  const crown = times(bumps, (i) => {
    const middle = 1 - Math.abs((i + 0.5) / bumps - 0.5) * 1.7
    const r = step * random.between(0.5, 0.62)
    return d`a${r} ${r * (0.6 + middle * 0.55)} 0 0 1 ${step} ${(i < bumps / 2 ? -1 : 1) * 14 * size * middle}`
  }).join('')
  return `${d`M${x - half} ${y}`}${crown}${d`L${x + half * 1.12} ${y + 8 * size}L${x - half * 1.15} ${y + 10 * size}Z`}`
}

function wisp(random: Random, x: number, y: number, size: number): string {
  const w = random.between(220, 420) * size
  const o = random.between(-80, 80)
  return d`M${x - w + o} ${y + 26 * size}q${w} ${-10 * size} ${w * 2} 0q${-w} ${12 * size} ${-w * 2} 0Z`
}

function birds(light: Light, random: Random, width: number, horizon: number): string {
  const x = width * random.between(0.15, 0.8)
  const y = horizon * random.between(0.12, 0.32)
  return repeat(random.whole(3, 6), () => {
    const s = random.between(8, 15)
    const bx = x + random.between(-130, 130)
    const by = y + random.between(-45, 45)
    const wing = d`M${bx - s} ${by - s * 0.3}q${s * 0.6} ${-s * 0.35} ${s} ${s * 0.4}q${s * 0.4} ${-s * 0.75} ${s} ${-s * 0.4}`
    return stroke(wing, mix(light.shadow, light.haze, 0.25), 2.6, 'stroke-linecap="round" opacity="0.7"')
  })
}
