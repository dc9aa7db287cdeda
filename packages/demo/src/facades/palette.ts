import type { ArchitecturalStyle } from '@porchlight/contract/admin-options'
import type { Random } from '../picture/random.ts'

/** Paints of one house, in plain daylight. */
export interface HousePalette {
  wall: string
  /** Gables, upper storeys, second material. */
  upper: string
  trim: string
  accent: string
  roof: string
  stone: string
  sash: string
}

const paints = (
  wall: string,
  upper: string,
  trim: string,
  accent: string,
  roof: string,
  stone: string,
  sash: string,
): HousePalette => ({
  wall,
  upper,
  trim,
  accent,
  roof,
  stone,
  sash,
})

type Choices = readonly [HousePalette, ...HousePalette[]]

const palettes: Record<ArchitecturalStyle, Choices> = {
  'Victorian Charmer': [
    paints('#8fa58f', '#c98b6b', '#f6ead2', '#8e3b32', '#5b5a66', '#a9765a', '#6b2f32'),
    paints('#d9a86c', '#7f9a94', '#fbf0da', '#2f5a5a', '#6a4a48', '#97705a', '#374a4c'),
    paints('#b9808a', '#e3c9a8', '#fbf1e2', '#3f4f6b', '#59525f', '#8f7466', '#5a3a4a'),
    paints('#7f97ad', '#d6b9a0', '#fbf3e4', '#b2553c', '#4e5260', '#a08068', '#2f3f56'),
    paints('#dcd0a8', '#9b6a5a', '#fdf6e6', '#5b6e4b', '#6b5a52', '#a5765c', '#57422f'),
  ],
  'Craftsman Bungalow': [
    paints('#7d8b6a', '#a9774f', '#f1e4c6', '#a4482f', '#5a4a42', '#a98c74', '#f1e4c6'),
    paints('#b98d5e', '#7e5a3e', '#f5e8cc', '#2f5b58', '#4d4a4c', '#8f8378', '#f5e8cc'),
    paints('#5f7a83', '#8b9a94', '#f5ead2', '#c56a3a', '#4f4743', '#b09279', '#f5ead2'),
    paints('#a4553f', '#d6b98a', '#f3e6cb', '#39503f', '#5a4d45', '#8d6a58', '#f3e6cb'),
    paints('#d8c08a', '#8c9a74', '#fbf1da', '#7b3b34', '#5d5450', '#a18a76', '#fbf1da'),
  ],
  'Art Deco': [
    paints('#f0e0c4', '#e8b79a', '#7fb0a8', '#2f6a6a', '#d9c2a0', '#c9a887', '#2b4a50'),
    paints('#f3d9cd', '#d98f86', '#f8efe0', '#35506b', '#cfae9f', '#b98a7e', '#2f3f58'),
    paints('#cfe0d4', '#87b0a4', '#f8f0dd', '#c5613f', '#a9c2b4', '#9a9c86', '#3a5650'),
    paints('#efe6d2', '#c9a24e', '#2f3f47', '#a23e34', '#d6c8aa', '#a8967a', '#26343b'),
  ],
  'Industrial Loft': [
    paints('#a5553f', '#8d4536', '#d9c3a0', '#2f5a56', '#4b4a4f', '#b7a68c', '#2b3335'),
    paints('#b9785a', '#96583f', '#e0cfae', '#c98a2f', '#55504e', '#b0a08a', '#2f3a33'),
    paints('#8c4a42', '#743a36', '#cdb899', '#3d5f86', '#46464d', '#a8987f', '#25292d'),
  ],
  Modern: [
    paints('#f2ede0', '#9a6a45', '#3a3f42', '#c4672f', '#5a5b5a', '#c8bfab', '#2c3133'),
    paints('#4f5a58', '#b98a5a', '#e9e2d2', '#d9a441', '#3b4241', '#b9ae98', '#23292a'),
    paints('#e6dac4', '#7a5a46', '#33393b', '#3f6b64', '#6a645c', '#bda98a', '#2a2e30'),
  ],
  'Historic Cottage': [
    paints('#f4ecd8', '#e6d6b4', '#fffaf0', '#3f6b5a', '#6b5f5a', '#a8694e', '#41584c'),
    paints('#a9c0bb', '#cfdcd2', '#fdf8ec', '#a8453a', '#5f5a5c', '#a8694e', '#fdf8ec'),
    paints('#e7c98f', '#f2e0b4', '#fffaec', '#41618a', '#6d5a4c', '#a0654a', '#fffaec'),
    paints('#d9a79a', '#edcfc0', '#fff7ea', '#3d5a4a', '#5e5660', '#a5705a', '#fff7ea'),
  ],
  'Multifamily Building': [
    paints('#b5694c', '#e3d2b0', '#f5ead2', '#2f5750', '#5c5450', '#c9b897', '#f3e8d0'),
    paints('#e2d3b2', '#b5694c', '#fbf3e0', '#7d3b38', '#66605c', '#a88c70', '#4a4038'),
    paints('#9c5a4a', '#d8c6a8', '#f3e7cf', '#3b5470', '#50494a', '#bfae92', '#2f3534'),
    paints('#c9a26c', '#8d6044', '#faf0da', '#3b5a45', '#5d5049', '#b09a7a', '#f8eeda'),
  ],
  'Single Family Home': [
    paints('#e9e0c8', '#c2b594', '#fffaf0', '#8d3a34', '#67605e', '#a5705a', '#fffaf0'),
    paints('#8ea3a0', '#b9c4b8', '#faf4e4', '#c46a3c', '#565456', '#a67a62', '#faf4e4'),
    paints('#b56a50', '#d8a98c', '#f8ecd6', '#30504f', '#57504f', '#9a7360', '#f8ecd6'),
    paints('#c9b28a', '#e0cfa8', '#fdf5e2', '#42617a', '#6a5c50', '#a27a60', '#fdf5e2'),
  ],
}

/** The paints of a house; the same seed always wears the same ones. */
export const paletteFor = (style: ArchitecturalStyle, random: Random): HousePalette => random.pick(palettes[style])
