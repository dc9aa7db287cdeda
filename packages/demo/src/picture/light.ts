import { mix, multiply } from './color.ts'

export const timesOfDay = ['morning', 'day', 'golden', 'dusk', 'rain'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** Everything the hour decides: sky, tint, shadows and how many lamps are on. */
export interface Light {
  time: TimeOfDay
  /** Sky from the top to the horizon. */
  sky: readonly [string, string, string, string]
  cloud: { top: string; base: string }
  sun: { color: string; height: number; strength: number }
  /** Colour that falls on everything. */
  tint: string
  /** Colour that distance fades into. */
  haze: string
  shadow: string
  shade: number
  /** Strength of lamps and lit windows, 0 to 1. */
  lamps: number
  /** Share of windows with a lamp on behind them. */
  litWindows: number
  wet: boolean
}

const lights: Record<TimeOfDay, Omit<Light, 'time'>> = {
  morning: {
    sky: ['#6fa3b4', '#a5c4bf', '#e3d9bd', '#f6dcae'],
    cloud: { top: '#fff6e2', base: '#e6c9b1' },
    sun: { color: '#fff1c4', height: 0.5, strength: 0.8 },
    tint: '#fff6e4',
    haze: '#e4dcc4',
    shadow: '#3a4468',
    shade: 0.3,
    lamps: 0.35,
    litWindows: 0.2,
    wet: false,
  },
  day: {
    sky: ['#4f93b8', '#7fb5c6', '#b9d6d0', '#e9e6cf'],
    cloud: { top: '#fffdf4', base: '#cfdadb' },
    sun: { color: '#fff8dc', height: 0.12, strength: 0.4 },
    tint: '#fffdf4',
    haze: '#d5dfd6',
    shadow: '#2f4560',
    shade: 0.34,
    lamps: 0.25,
    litWindows: 0.08,
    wet: false,
  },
  golden: {
    sky: ['#5d7f94', '#b9a48c', '#efb878', '#f9d595'],
    cloud: { top: '#ffe3b0', base: '#d98f6b' },
    sun: { color: '#ffdf94', height: 0.56, strength: 1 },
    tint: '#ffe7c0',
    haze: '#eebf8c',
    shadow: '#4a3560',
    shade: 0.38,
    lamps: 0.55,
    litWindows: 0.4,
    wet: false,
  },
  dusk: {
    sky: ['#232f56', '#4c4a78', '#a76a80', '#ef9f72'],
    cloud: { top: '#8d6a8c', base: '#e58f73' },
    sun: { color: '#ffb877', height: 0.66, strength: 0.7 },
    tint: '#8f8fb8',
    haze: '#a77a90',
    shadow: '#15183a',
    shade: 0.42,
    lamps: 1,
    litWindows: 0.8,
    wet: false,
  },
  rain: {
    sky: ['#4a6273', '#75868c', '#b4ac9d', '#ecc795'],
    cloud: { top: '#98a4a6', base: '#62727c' },
    sun: { color: '#ffe2a8', height: 0.6, strength: 0.6 },
    tint: '#dcdcd8',
    haze: '#b9b3a6',
    shadow: '#263248',
    shade: 0.36,
    lamps: 0.85,
    litWindows: 0.6,
    wet: true,
  },
}

export const lightOf = (time: TimeOfDay): Light => ({ time, ...lights[time] })

/** How a surface colour looks in this light. */
export const seen = (light: Light, color: string) => multiply(color, light.tint)

/** How it looks from afar; distance 0 is here, 1 is lost in the haze. */
export const seenFar = (light: Light, color: string, distance: number) => mix(seen(light, color), light.haze, distance)
