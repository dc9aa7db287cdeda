import { createdAtSchema, propertyIdSchema, unitIdSchema } from '@porchlight/contract/id'
import { pictureInput } from '@porchlight/contract/image'
import { limits } from '@porchlight/contract/limits'
import { propertyFieldsSchema } from '@porchlight/contract/property'
import { unitFieldsSchema } from '@porchlight/contract/unit'
import type { uploadTypes } from '@porchlight/contract/upload'
import * as z from 'zod/mini'

/** The type that a picture is declared as when it is uploaded, by the ending of its name. */
export const typeOfEnding: Record<string, (typeof uploadTypes)[number]> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
}

const fileName = new RegExp(`^pictures/[\\w-][\\w.-]*\\.(${Object.keys(typeOfEnding).join('|')})$`)
const file = z
  .string()
  .check(z.regex(fileName, `Not the name of a picture, such as pictures/porch.jpg (${Object.keys(typeOfEnding)})`))

const imageSchema = z.strictObject({
  file,
  caption: z.optional(z.nullable(z.string().check(z.maxLength(limits.caption)))),
  isPrimary: z.optional(z.boolean()),
  ...pictureInput,
})
const album = z.array(imageSchema).check(
  z.maxLength(limits.imagesPerParent),
  z.refine(
    (images) => images.filter(({ isPrimary }) => isPrimary).length <= 1,
    'More than one image is the primary one',
  ),
)

const unitSchema = z.strictObject({
  ...z.omit(unitFieldsSchema, { propertyId: true }).shape,
  id: unitIdSchema,
  createdAt: createdAtSchema,
  images: album,
})

const propertySchema = z.strictObject({
  ...propertyFieldsSchema.shape,
  id: propertyIdSchema,
  createdAt: createdAtSchema,
  images: album,
  units: z.array(unitSchema),
})

/** The file content.json of a folder. Images are in their order; pictures lie beside it, in the folder `pictures`. */
export const contentSchema = z.strictObject({
  format: z.literal('porchlight-content', 'Not an export of this program'),
  version: z.literal(1, 'Made by a newer program: use that one'),
  /** For people alone. */
  exported: z.optional(z.strictObject({ from: z.string(), at: z.string() })),
  heroImages: z
    .array(z.strictObject({ file, createdAt: z.optional(createdAtSchema), ...pictureInput }))
    .check(z.maxLength(limits.heroImages)),
  properties: z.array(propertySchema),
})

export type Content = z.infer<typeof contentSchema>
export type ContentProperty = Content['properties'][number]
export type ContentUnit = ContentProperty['units'][number]
export type ContentImage = z.infer<typeof imageSchema>
