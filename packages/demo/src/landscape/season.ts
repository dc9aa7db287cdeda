import { type Light, seen } from '../picture/light.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
export type Tones = readonly [string, string, string, string]

const crowns: Record<Season, Tones> = {
  spring: ['#2f5140', '#4d7443', '#7f9a4e', '#b5c06f'],
  summer: ['#24453a', '#37603f', '#5a7f45', '#8aa057'],
  autumn: ['#5b2f2c', '#99482b', '#cb7630', '#e8b04c'],
  winter: ['#4b443f', '#665a4d', '#80735f', '#9c8e73'],
}
const evergreens: Tones = ['#1f3d38', '#305447', '#4b6f4f', '#76905a']
const hedges: Tones = ['#233f35', '#36583d', '#557544', '#86995a']
const grasses: Record<Season, Tones> = {
  spring: ['#587a45', '#7d9a50', '#a3b563', '#c9cd80'],
  summer: ['#4f7344', '#71904b', '#94a758', '#bcbd70'],
  autumn: ['#6d7440', '#90904c', '#b3a35a', '#d4b86c'],
  winter: ['#857d55', '#a19566', '#b9aa79', '#d0c090'],
}
const blossoms = {
  dogwood: ['#b79aa0', '#dcc0bd', '#f3e2d8', '#fffaf0'],
  redDogwood: ['#a4566a', '#c87d8b', '#e6aab0', '#f9d8d3'],
  myrtle: ['#8a3d63', '#b35a7e', '#d3839b', '#ecb3bb'],
} as const satisfies Record<string, Tones>

const all = (light: Light, tones: Tones): Tones => [
  seen(light, tones[0]),
  seen(light, tones[1]),
  seen(light, tones[2]),
  seen(light, tones[3]),
]

export const crownTones = (light: Light, season: Season) => all(light, crowns[season])
export const evergreenTones = (light: Light) => all(light, evergreens)
export const hedgeTones = (light: Light) => all(light, hedges)
export const grassTones = (light: Light, season: Season) => all(light, grasses[season])
export const blossomTones = (light: Light, kind: keyof typeof blossoms) => all(light, blossoms[kind])
