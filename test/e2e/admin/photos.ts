import { expect, type Locator, type Page } from 'playwright/test'

const colours = { red: '#d01010', green: '#10a010', blue: '#1010d0' } as const
export type Colour = keyof typeof colours

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer<ArrayBuffer>
}
export type Photos = Record<Colour, Photo>

/** Real picture files of one colour each, two JPEG and one PNG, which tell where they went by what is seen of them. */
export async function drawPhotos(page: Page): Promise<Photos> {
  const draw = async (colour: Colour, mimeType: 'image/jpeg' | 'image/png') => {
    const address = await page.evaluate(drawOne, [colours[colour], mimeType] as const)
    const extension = mimeType === 'image/png' ? 'png' : 'jpg'
    return { name: `${colour}.${extension}`, mimeType, buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
  }
  return {
    red: await draw('red', 'image/jpeg'),
    green: await draw('green', 'image/png'),
    blue: await draw('blue', 'image/jpeg'),
  }
}

function drawOne([colour, type]: readonly [string, string]): string {
  const canvas = document.createElement('canvas')
  // Large enough for each crop, and made into all sizes in half the time that a photograph takes.
  canvas.width = 480
  canvas.height = 360
  const pencil = canvas.getContext('2d')
  if (!pencil) throw new Error('This browser draws nothing.')
  pencil.fillStyle = colour
  pencil.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(type)
}

/** The picture is really shown, in whatever size and format it is delivered, and is the one of this colour. */
export async function expectImage(image: Locator, colour: Colour) {
  await expect
    .poll(async () => {
      await image.scrollIntoViewIfNeeded()
      return image.evaluate(colourShown)
    })
    .toBe(colour)
}

function colourShown(image: Element): string {
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
