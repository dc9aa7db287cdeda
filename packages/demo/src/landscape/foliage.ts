import type { Random } from '../picture/random.ts'
import { d, path, times } from '../picture/svg.ts'

/** A scalloped clump of leaves as path data. */
export function clump(random: Random, x: number, y: number, rx: number, ry: number): string {
  const lobes = random.whole(8, 12)
  const turn = random.between(0, 6.28)
  const points = times(lobes, (i) => {
    const angle = turn + (i / lobes) * 6.283
    const reach = random.between(0.82, 1.12)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  const [first = [x, y] as const] = points
  const arcs = [...points.slice(1), first].map(([px, py], i) => {
    const [qx, qy] = points[i] ?? first
    const r = Math.hypot(px - qx, py - qy) * random.between(0.52, 0.66)
    return d`A${r} ${r} 0 0 1 ${px} ${py}`
  })
  return `${d`M${first[0]} ${first[1]}`}${arcs.join('')}Z`
}

/** Loose leaves scattered in an ellipse, denser towards its rim, as path data. */
export function leaves(
  random: Random,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  size: number,
): string {
  return times(count, () => {
    const angle = random.between(0, 6.283)
    const reach = Math.sqrt(random.between(0.05, 1.12))
    const px = x + Math.cos(angle) * rx * reach
    const py = y + Math.sin(angle) * ry * reach
    const tilt = random.between(0, 6.283)
    const l = size * random.between(0.6, 1.3)
    const [cx, cy] = [Math.cos(tilt) * l, Math.sin(tilt) * l]
    return d`M${px} ${py}q${cx * 0.5 - cy * 0.45} ${cy * 0.5 + cx * 0.45} ${cx} ${cy}q${-cx * 0.5 + cy * 0.45} ${-cy * 0.5 - cx * 0.45} ${-cx} ${-cy}Z`
  }).join('')
}

export interface Mass {
  x: number
  y: number
  rx: number
  ry: number
  /** From the shadow side to the light. */
  tones: readonly [string, string, string, string]
  sunSide: -1 | 1
  leaf: number
}

/** A crown or shrub: four tones of clumps, each nearer the light and smaller, with loose leaves between. */
export function mass(random: Random, { x, y, rx, ry, tones, sunSide, leaf }: Mass): string {
  return tones
    .map((tone, layer) => {
      const spread = 1 - layer * 0.17
      const cx = x + sunSide * rx * 0.1 * layer
      const cy = y - ry * 0.13 * layer
      const count = 17 - layer * 2
      const clumps = times(count, (i) => {
        const angle = (i / count) * 6.283 + random.between(-0.3, 0.3)
        const reach = (i % 3 === 0 ? 0.3 : 0.7) * spread
        const size = random.between(0.22, 0.36) * (1 - layer * 0.15)
        return clump(random, cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach, rx * size, ry * size)
      }).join('')
      const rim = leaves(random, 40, cx, cy, rx * spread, ry * spread, leaf)
      const lights = leaves(random, 60, cx, cy - ry * 0.06, rx * spread * 0.8, ry * spread * 0.8, leaf * 0.8)
      return (
        path(clumps, tone, 'fill-rule="nonzero"') +
        path(rim, tone) +
        path(lights, tones[layer + 1] ?? tones[3], 'opacity="0.55"')
      )
    })
    .join('')
}
