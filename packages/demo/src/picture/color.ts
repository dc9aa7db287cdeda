type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function format(channels: readonly number[]): string {
  return `#${channels
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Blends two `#rrggbb` colours; amount 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = parse(from)
  const [r2, g2, b2] = parse(to)
  return format([r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount])
}

/** What a surface of one colour shows under light of another. */
export function multiply(surface: string, light: string): string {
  const [r1, g1, b1] = parse(surface)
  const [r2, g2, b2] = parse(light)
  return format([(r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255])
}

/** Shadows lean to blue-violet and lights to cream, as gouache does; grey ones look dead. */
export const darker = (color: string, amount: number) => mix(color, '#1d1a2e', amount)
export const lighter = (color: string, amount: number) => mix(color, '#fff4dc', amount)
