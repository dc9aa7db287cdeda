import type { ArchitecturalStyle } from '@porchlight/contract/admin-options'
import { mix, multiply } from '../picture/color.ts'
import { type Light, lightOf, type TimeOfDay } from '../picture/light.ts'
import type { Random } from '../picture/random.ts'

/** How the rooms of a style are built and furnished; colours in plain daylight. */
interface Manner {
  walls: readonly [string, ...string[]]
  trim: string
  wood: string
  floor: 'planks' | 'herringbone' | 'concrete' | 'checks'
  floorColor: string
  textiles: readonly [string, ...string[]]
  metal: string
  window: { columns: number; rows: number; rail: boolean; wide: boolean; arch: boolean; drapes: boolean }
  wainscot: boolean
  brick: boolean
  beams: boolean
  wallpaper: boolean
  lamp: 'chandelier' | 'globe' | 'cone' | 'lantern'
}

const sash = { columns: 1, rows: 2, rail: true, wide: false, arch: false, drapes: true }

const manners: Record<ArchitecturalStyle, Manner> = {
  'Victorian Charmer': {
    walls: ['#8fa08c', '#a9838a', '#8c9fb0', '#b8a37c'],
    trim: '#f4ead6',
    wood: '#7a4a30',
    floor: 'planks',
    floorColor: '#b07a4c',
    textiles: ['#8e3b40', '#35564f', '#3f4f6b', '#a8663c'],
    metal: '#c49a4a',
    window: sash,
    wainscot: true,
    brick: false,
    beams: false,
    wallpaper: true,
    lamp: 'chandelier',
  },
  'Craftsman Bungalow': {
    walls: ['#d9c9a0', '#b5ac86', '#d3b48c', '#c9cbb0'],
    trim: '#8a5a36',
    wood: '#7b4d2d',
    floor: 'planks',
    floorColor: '#b5783f',
    textiles: ['#7d8b5a', '#a4552f', '#2f5b58', '#c98f3f'],
    metal: '#a97a3a',
    window: { ...sash, columns: 3, rows: 3 },
    wainscot: false,
    brick: false,
    beams: true,
    wallpaper: false,
    lamp: 'lantern',
  },
  'Art Deco': {
    walls: ['#ecd2c4', '#cfe0d6', '#efe3c8', '#dcc3c9'],
    trim: '#f8f0e0',
    wood: '#5a3a34',
    floor: 'checks',
    floorColor: '#d9c8ac',
    textiles: ['#2f6a6a', '#b5564a', '#35506b', '#c98f7a'],
    metal: '#cfa24a',
    window: { ...sash, columns: 3, rows: 5, rail: false, wide: true },
    wainscot: false,
    brick: false,
    beams: false,
    wallpaper: false,
    lamp: 'globe',
  },
  'Industrial Loft': {
    walls: ['#e4dccb', '#d8d3c6', '#ded0ba'],
    trim: '#34393b',
    wood: '#8b5e3c',
    floor: 'concrete',
    floorColor: '#a9a39a',
    textiles: ['#9a5a34', '#3d4f56', '#5a6b4a', '#7b3b34'],
    metal: '#2e3234',
    window: { ...sash, columns: 6, rows: 6, rail: false, wide: true, drapes: false },
    wainscot: false,
    brick: true,
    beams: false,
    wallpaper: false,
    lamp: 'cone',
  },
  Modern: {
    walls: ['#f2ece0', '#e9e4da', '#efe6d8'],
    trim: '#3a3f41',
    wood: '#b58355',
    floor: 'concrete',
    floorColor: '#c2bbae',
    textiles: ['#8d9a8a', '#c4744a', '#5b6f78', '#d0a548'],
    metal: '#35393b',
    window: { ...sash, columns: 2, rows: 1, rail: false, wide: true, drapes: false },
    wainscot: false,
    brick: false,
    beams: false,
    wallpaper: false,
    lamp: 'globe',
  },
  'Historic Cottage': {
    walls: ['#d5e0d8', '#f0e6cc', '#e9d8cc', '#cfdbe2'],
    trim: '#fffaf0',
    wood: '#a87c50',
    floor: 'planks',
    floorColor: '#c99b66',
    textiles: ['#b5564f', '#6d8aa8', '#7f9a74', '#d9a45a'],
    metal: '#8d7a5a',
    window: { ...sash, columns: 2, rows: 4 },
    wainscot: true,
    brick: false,
    beams: true,
    wallpaper: false,
    lamp: 'lantern',
  },
  'Multifamily Building': {
    walls: ['#eadfc6', '#d9dccb', '#e6cdb6', '#d3d9dc'],
    trim: '#fbf3e2',
    wood: '#8a5c3c',
    floor: 'herringbone',
    floorColor: '#b98450',
    textiles: ['#4f7069', '#b0603f', '#5a5f86', '#c99a48'],
    metal: '#b08a4a',
    window: { ...sash, columns: 3, rows: 4, arch: true },
    wainscot: false,
    brick: false,
    beams: false,
    wallpaper: false,
    lamp: 'globe',
  },
  'Single Family Home': {
    walls: ['#e6e0cf', '#c9d3cc', '#e0cfb4', '#cdd3da'],
    trim: '#fffaf0',
    wood: '#8f6440',
    floor: 'planks',
    floorColor: '#b98650',
    textiles: ['#5f7a83', '#b56a50', '#7d8b6a', '#c9a24e'],
    metal: '#a9864a',
    window: { ...sash, columns: 3, rows: 3 },
    wainscot: true,
    brick: false,
    beams: false,
    wallpaper: false,
    lamp: 'chandelier',
  },
}

/** One room's materials, in the light of the hour. */
export interface Interior extends Omit<Manner, 'walls' | 'textiles'> {
  style: ArchitecturalStyle
  wall: string
  cloth: string
  cloth2: string
  light: Light
  random: Random
  /** Side of the window that lights the floor. */
  sunSide: -1 | 1
  /** Tints any further colour as the room's light does. */
  tint: (color: string) => string
}

export function interiorOf(style: ArchitecturalStyle, random: Random, time: TimeOfDay): Interior {
  const light = lightOf(time)
  const manner = manners[style]
  const { walls, textiles, ...rest } = manner
  const air = time === 'dusk' ? '#d9b79a' : mix(light.tint, '#fff6e6', 0.35)
  const tint = (color: string) => multiply(color, air)
  const cloth = random.pick(textiles)
  const others = textiles.filter((other) => other !== cloth)
  return {
    ...rest,
    style,
    light,
    random,
    tint,
    sunSide: random.chance(0.5) ? 1 : -1,
    wall: tint(random.pick(walls)),
    trim: tint(rest.trim),
    wood: tint(rest.wood),
    floorColor: tint(rest.floorColor),
    metal: tint(rest.metal),
    cloth: tint(cloth),
    cloth2: tint(others[random.whole(0, others.length - 1)] ?? cloth),
  }
}
