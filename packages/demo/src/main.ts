import { bucketFromEnvironment } from '@porchlight/functions/aws/bucket'
import { background } from '@porchlight/functions/aws/client-options'
import { tableFromEnvironment } from '@porchlight/functions/data/table/table'
import { examples } from './content/examples.ts'
import { generateExamples } from './content/generate.ts'
import { heroImages, imagesOf } from './content/images.ts'
import { printLine } from './seed/progress.ts'
import { storeImages } from './seed/store-images.ts'
import { writeExamples, writeHeroes, writeViews } from './seed/write-examples.ts'

/**
 * PORCHLIGHT_DEMO, checked by the local cloud: `on` (default) for the 24 examples with views, or a number of generated
 * properties without views. PORCHLIGHT_DEMO_WIDTH: maximum width of images in pixels. Adds only what is missing.
 */
const mode = process.env.PORCHLIGHT_DEMO ?? 'on'
if (!process.env.AWS_ENDPOINT_URL_DYNAMODB) throw new Error('Example content is never written to a table on AWS.')
const started = performance.now()
const wanted = mode === 'on' ? examples : generateExamples(Number(mode))
const [table, storage] = [tableFromEnvironment(background), bucketFromEnvironment('ORIGINALS_BUCKET', background)]
const images = [...wanted.flatMap(imagesOf), ...heroImages]
const widest = Number(process.env.PORCHLIGHT_DEMO_WIDTH || Number.POSITIVE_INFINITY)
const { uploaded, sizes } = await storeImages({ table, storage }, images, widest)
await writeExamples(table, wanted, sizes)
await writeHeroes(table, sizes, '2026-01-01T00:00:00.000Z')
if (mode === 'on') await writeViews(table, wanted, new Date())
const seconds = ((performance.now() - started) / 1000).toFixed(1)
printLine(`Example content: ${wanted.length} properties, ${uploaded} images, ${seconds} s`)
