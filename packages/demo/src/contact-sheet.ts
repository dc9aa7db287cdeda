import sharp from 'sharp'
import { examples } from './content/examples.ts'
import { heroes, picturesOf } from './content/pictures.ts'
import { drawPicture } from './picture/draw.ts'
import { type Picture, pictureName } from './picture/picture.ts'
import { print } from './picture/print.ts'
import { concurrently } from './seed/concurrently.ts'

/**
 * Draws pictures of the examples side by side, for people to look at:
 *
 *     node packages/demo/src/contact-sheet.ts OUT.png [street|door|room|hero] [columns]
 *
 * Shows every facade when no kind is named; 4 columns unless told.
 */
async function contactSheet(out: string, kind: string, columns: number): Promise<void> {
  const all = [...examples.flatMap(picturesOf), ...heroes].filter((picture) => picture.kind === kind)
  const pictures = [...new Map(all.map((picture) => [pictureName(picture), picture])).values()]
  const width = Math.floor(2400 / columns)
  const height = Math.round(width * (kind === 'hero' ? 9 / 16 : 3 / 4))
  const cells: { input: Buffer; left: number; top: number }[] = []
  const place = async ([i, picture]: [number, Picture]) => {
    const input = await sharp(await print(drawPicture(picture)))
      .resize(width - 8, height - 8)
      .toBuffer()
    cells.push({ input, left: (i % columns) * width + 4, top: Math.floor(i / columns) * height + 4 })
  }
  await concurrently([...pictures.entries()], 3, place)
  await sharp({
    create: {
      width: width * columns,
      height: height * Math.ceil(pictures.length / columns),
      channels: 3,
      background: '#faf6ee',
    },
  })
    .composite(cells)
    .toFile(out)
}

const [, , out, kind = 'street', columns = '4'] = process.argv
if (!out) throw new Error('Say where to write the sheet: node packages/demo/src/contact-sheet.ts OUT.png')
await contactSheet(out, kind, Number(columns))
