import * as z from 'zod/mini'
import { escapeMarkup } from '../machine/markup.ts'

const list = z.optional(z.array(z.string()))
export const corsSchema = z.object({
  CorsRules: z.array(
    z.object({
      AllowedMethods: z.array(z.string()),
      AllowedOrigins: z.array(z.string()),
      AllowedHeaders: list,
      ExposedHeaders: list,
      MaxAge: z.optional(z.number()),
    }),
  ),
})

/** The XML form of a bucket's CORS rules, as S3's own API takes it. */
export function corsXml({ CorsRules }: z.infer<typeof corsSchema>): string {
  const rules = CorsRules.map(({ AllowedMethods, AllowedOrigins, AllowedHeaders = [], ExposedHeaders = [], MaxAge }) =>
    [
      ...AllowedOrigins.map((origin) => element('AllowedOrigin', origin)),
      ...AllowedMethods.map((method) => element('AllowedMethod', method)),
      ...AllowedHeaders.map((header) => element('AllowedHeader', header)),
      ...ExposedHeaders.map((header) => element('ExposeHeader', header)),
      ...(MaxAge === undefined ? [] : [element('MaxAgeSeconds', String(MaxAge))]),
    ].join(''),
  )
  return `<CORSConfiguration>${rules.map((rule) => `<CORSRule>${rule}</CORSRule>`).join('')}</CORSConfiguration>`
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`
