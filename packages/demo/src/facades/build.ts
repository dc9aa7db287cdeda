import type { Location } from '@porchlight/contract/options'
import { darker, lighter } from '../picture/color.ts'
import { type Light, seen } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'
import type { HousePalette } from './palette.ts'

/** What a facade is drawn with; colours are already those of the hour. */
export interface Build {
  light: Light
  random: Random
  sunSide: -1 | 1
  location: Location
  wall: string
  upper: string
  trim: string
  accent: string
  roof: string
  stone: string
  sash: string
  number: string
  /** The whole house is turned left to right afterwards; what can be read is turned back. */
  mirrored: boolean
}

/**
 * A drawn house. Its origin is the middle of the line where it meets the ground; up is negative; 27 px are a foot.
 */
export interface Facade {
  svg: string
  width: number
  height: number
  /** Middle of the front door, and half the width of its steps. */
  door: { x: number; half: number }
  /** Height of the porch or threshold above ground. */
  floor: number
  /** Close view: a 4:3 box around porch and door. */
  detail: { x: number; y: number; width: number }
  /** Lit openings near the ground, mirrored by wet streets. */
  openings: readonly { x: number; width: number }[]
  /** How close to the walls plants may stand; undefined keeps the front clear. */
  planted: readonly (readonly [number, number])[]
}

export type DrawFacade = (build: Build) => Facade

export function buildOf(
  light: Light,
  random: Random,
  palette: HousePalette,
  place: { sunSide: -1 | 1; location: Location; number: string; mirrored: boolean },
): Build {
  return {
    light,
    random,
    ...place,
    wall: seen(light, palette.wall),
    upper: seen(light, palette.upper),
    trim: seen(light, palette.trim),
    accent: seen(light, palette.accent),
    roof: seen(light, palette.roof),
    stone: seen(light, palette.stone),
    sash: seen(light, palette.sash),
  }
}

export const shadeOf = (color: string) => darker(color, 0.3)
export const sheenOf = (color: string) => lighter(color, 0.3)
