import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { limits } from '@porchlight/contract/limits'
import { concurrently } from '@porchlight/functions/concurrently'
import { pictureFormat } from '@porchlight/functions/media/variants/picture-format'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { Trouble } from '../stages.ts'
import { type Content, contentSchema } from './content-schema.ts'

// zod/mini has no error messages unless a locale is set.
z.config(en())

const contentFile = 'content.json'
const filesAtOnce = 8
const mostProblemsTold = 20

/** An export that was read and found whole. */
export interface ContentFolder {
  path: string
  content: Content
  /** MD5 in hexadecimal digits of each picture that the content names, by its name. */
  pictures: ReadonlyMap<string, string>
}

/**
 * Reads a folder and checks all of it. Throws Trouble that names every problem (the first 20) by file and path, such as
 * "content.json: properties.3.title: ...".
 */
export async function readContent(path: string): Promise<ContentFolder> {
  const content = parse(await textOf(join(path, contentFile)))
  const pictures = new Map<string, string>()
  const problems = misplaced(content)
  await concurrently(filesOf(content), filesAtOnce, async (file) => {
    const bytes = await readFile(join(path, file)).catch(() => undefined)
    const problem = problemOf(bytes)
    if (problem) problems.push(`${file}: ${problem}`)
    else if (bytes) pictures.set(file, createHash('md5').update(bytes).digest('hex'))
  })
  refuse(problems)
  return { path, content, pictures }
}

function parse(text: string): Content {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Trouble(`${contentFile}: not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const { success, data, error } = z.safeParse(contentSchema, value)
  if (!success)
    refuse(error.issues.map(({ path, message }) => `${contentFile}: ${path.join('.') || 'all of it'}: ${message}`))
  return data ?? contentSchema.parse(value)
}

/** What no schema sees: ids that are there twice, and units below another property. */
function misplaced({ properties }: Content): string[] {
  const seen = new Set<string>()
  const twice = (id: string, path: string) => {
    const isKnown = seen.has(id)
    seen.add(id)
    return isKnown ? [`${contentFile}: ${path}.id: There is another one with this id`] : []
  }
  return properties.flatMap(({ id, units }, n) => [
    ...twice(id, `properties.${n}`),
    ...units.flatMap((unit, m) => {
      const path = `properties.${n}.units.${m}`
      const isBelow = unit.id.startsWith(`${id}.`)
      return [...twice(unit.id, path), ...(isBelow ? [] : [`${contentFile}: ${path}.id: Not below its property's id`])]
    }),
  ])
}

/** The names of all pictures, each once. */
function filesOf({ heroImages, properties }: Content): Set<string> {
  const albums = properties.flatMap(({ images, units }) => [...images, ...units.flatMap((unit) => unit.images)])
  return new Set([...heroImages, ...albums].map(({ file }) => file))
}

function problemOf(bytes: Buffer | undefined): string | undefined {
  if (!bytes) return 'There is no such file'
  if (bytes.length > limits.uploadBytes) return `Larger than ${limits.uploadBytes} bytes`
  return pictureFormat(bytes) ? undefined : 'Not a picture of a kind that the site takes'
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length - mostProblemsTold
  const told = [...problems.slice(0, mostProblemsTold), ...(more > 0 ? [`and ${more} more`] : [])]
  throw new Trouble(['Nothing was changed:', ...told].join('\n    '))
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new Trouble(`There is no ${file}.`)
  }
}

/** Makes a folder for an export. Throws Trouble when something is in it that is no export, so that nothing gets mixed. */
export async function openFolder(path: string): Promise<void> {
  await mkdir(join(path, 'pictures'), { recursive: true })
  const names = await readdir(path)
  if (names.some((name) => !name.startsWith('.') && name !== 'pictures' && name !== contentFile))
    throw new Trouble(`${path} holds other things: export into a folder of its own.`)
}

/** Writes a file of the folder: whole, or not at all. */
export async function writeWhole(path: string, file: string, bytes: Buffer | string): Promise<void> {
  const unfinished = join(path, dirname(file), `.${basename(file)}.part`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, join(path, file))
}

/** Last of all, so that a folder without it is an export that was cut off. */
export const writeContent = (path: string, content: Content): Promise<void> =>
  writeWhole(path, contentFile, `${JSON.stringify(content, null, 2)}\n`)
