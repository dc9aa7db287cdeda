import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from 'playwright/test'

const colors = { red: '#d01010', green: '#10a010', blue: '#1010d0' } as const
export type Color = keyof typeof colors

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer<ArrayBuffer>
}
export type Photos = Record<Color, Photo>

/** Returns a path. Playwright sends the bytes of other files as text. */
export function storeFile(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}

/** Images of a single color can be recognized on every screen. */
export async function drawPhotos(page: Page): Promise<Photos> {
  const draw = async (color: Color, mimeType: 'image/jpeg' | 'image/png') => {
    const address = await page.evaluate(drawOne, [colors[color], mimeType] as const)
    const extension = mimeType === 'image/png' ? 'png' : 'jpg'
    return { name: `${color}.${extension}`, mimeType, buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
  }
  return {
    red: await draw('red', 'image/jpeg'),
    green: await draw('green', 'image/png'),
    blue: await draw('blue', 'image/jpeg'),
  }
}

function drawOne([color, type]: readonly [string, string]): string {
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 360
  const pencil = canvas.getContext('2d')
  if (!pencil) throw new Error('This browser draws nothing.')
  pencil.fillStyle = color
  pencil.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(type)
}

export async function expectImage(image: Locator, color: Color) {
  await expect
    .poll(async () => {
      await image.scrollIntoViewIfNeeded()
      return image.evaluate(displayedColor)
    })
    .toBe(color)
}

function displayedColor(image: Element): string {
  if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return 'nothing yet'
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pencil = canvas.getContext('2d')
  pencil?.drawImage(image, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pencil?.getImageData(0, 0, 1, 1).data ?? []
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 60) return 'another picture'
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue'
}
