import { imageSources, variantFormats } from '@porchlight/contract/images/image-files'
import { listedProperties } from './site-map.ts'
import { expectThat, type Visitor } from './visitor.ts'

/** All files of a type begin with these bytes. */
const fileSignatures = {
  jpeg: (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8,
  webp: (bytes: Uint8Array) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP',
  avif: (bytes: Uint8Array) => textAt(bytes, 4) === 'ftyp' && textAt(bytes, 8) === 'avif',
}

const textAt = (bytes: Uint8Array, from: number) => new TextDecoder('latin1').decode(bytes.subarray(from, from + 4))

/** An image and its smallest variants are delivered as what they are. */
export async function checkImages(visitor: Visitor): Promise<string | undefined> {
  const images = (await listedProperties(visitor)).flatMap((property) => property.images)
  const image = images.find(({ width }) => width) ?? images[0]
  if (!image) return 'no property has an image yet'
  const sources = imageSources(image)
  expectThat(sources !== undefined, 'The images of the properties have no small variants: making them failed.')
  const files = variantFormats.map((format) => ({ format, path: sources[format].split(' ', 1).join() }))
  for (const { format, path } of [...files, { format: 'jpeg' as const, path: image.imageUrl }]) {
    const { status, headers, bytes } = await visitor.ask(path)
    expectThat(status === 200, `The ${format} of an image (${path}) answers ${status}.`)
    const type = headers.get('content-type')
    expectThat(type === `image/${format}`, `The ${format} of an image (${path}) is of type ${type}.`)
    expectThat(fileSignatures[format](bytes), `The ${format} of an image (${path}) is no ${format}.`)
  }
  return undefined
}
