import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isObject, type Json, type JsonObject } from './resource.ts'

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.optional(z.object({ templateFile: z.optional(z.string()) })) }),
  ),
})
const assetsSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.optional(z.string()), packaging: z.string() }) })),
})
// check-template.ts checks the rest.
const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.optional(z.custom<JsonObject>(isObject)),
})
const section = z.optional(z.record(z.string(), z.custom<JsonObject>(isObject)))
const templateSchema = z.looseObject({
  Resources: z.record(z.string(), resourceSchema),
  Outputs: section,
  Parameters: section,
})

type Template = z.infer<typeof templateSchema>
export interface Stack {
  name: string
  template: Template
}
/** `assetPath` takes a content hash. */
export interface Assembly {
  stacks: Stack[]
  assetPath(hash: string): string
}

/** Throws if the manifest or a template cannot be read. */
export function loadAssembly(folder: string): Assembly {
  const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const { artifacts } = manifestSchema.parse(read('manifest.json'))
  const stacks: Stack[] = []
  const assets = new Map<string, string>()
  for (const [name, { type, properties }] of Object.entries(artifacts)) {
    if (type !== 'aws:cloudformation:stack' || !properties?.templateFile) continue
    stacks.push({ name, template: templateSchema.parse(read(properties.templateFile)) })
    for (const [hash, { source }] of Object.entries(assetsSchema.parse(read(`${name}.assets.json`)).files)) {
      if (source.path) assets.set(hash, join(folder, source.path))
    }
  }
  return {
    stacks,
    assetPath(hash) {
      const path = assets.get(hash.replace(/\.zip$/, ''))
      if (!path) throw new Error(`The synthesized app has no asset ${hash}`)
      return path
    },
  }
}
