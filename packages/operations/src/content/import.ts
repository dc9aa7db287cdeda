import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { routes } from '@porchlight/contract/routes'
import { concurrently } from '@porchlight/functions/concurrently'
import { Trouble } from '../stages.ts'
import { readContent } from './content-folder.ts'
import { typeOfEnding } from './content-schema.ts'
import { planImport } from './plan.ts'
import type { SiteApi } from './site-api.ts'

interface Importing {
  api: SiteApi
  folder: string
  say(line: string): void
  /** Asks the person at the keyboard, once everything that will change has been told. */
  agrees(question: string): Promise<boolean>
}

/**
 * Makes a site show what a folder holds, once its person has seen every change and agreed. Everything is checked before,
 * and all pictures are sent, before the first change is made; then each is made whole or not at all. An import that was
 * cut off is finished by the same command again: what is done already is no change any more. Throws Trouble.
 */
export async function importContent({ api, folder, say, agrees }: Importing): Promise<void> {
  const content = await readContent(folder)
  const { steps, others } = await planImport(api, content)
  for (const title of others) say(`leave alone "${title}", which is not in the folder`)
  for (const { line } of steps) say(line)
  if (steps.length === 0) return say('The site shows all of it already.')
  const uploads = steps.flatMap(({ files }, step) => files.map((file) => ({ file, step, address: '' })))
  const question = `Make these changes (${steps.length}; pictures to send: ${uploads.length})?`
  if (!(await agrees(question))) return say('Nothing was changed.')

  let sent = 0
  await concurrently(uploads, uploadsAtOnce, async (picture) => {
    picture.address = await upload(api, join(folder, picture.file))
    sent += 1
    if (sent % tellEvery === 0 || sent === uploads.length) say(`${sent} of ${uploads.length} pictures sent`)
  })
  for (const [n, { line, run }] of steps.entries()) {
    const addresses = uploads.filter(({ step }) => step === n).map(({ address }) => address)
    await run(api, addresses).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Trouble(
        `Could not ${line}: ${reason}\n    ${n} of ${steps.length} changes are made; the same command makes the others.`,
      )
    })
    say(`${n + 1} of ${steps.length}: ${line}`)
  }
}

const uploadsAtOnce = 6
const tellEvery = 20
const delaysMs = [1000, 3000, 5000]

/** Sends a picture as the site's own dialog does, with its pauses; gives the address to attach it by. */
async function upload(api: SiteApi, path: string): Promise<string> {
  const bytes = await readFile(path)
  const contentType = typeOfEnding[extname(path).slice(1)]
  for (let tries = 0; ; tries += 1) {
    const wish = { contentType, contentLength: bytes.length }
    const { uploadURL, imageUrl, headers } = await api.call(routes.requestUpload, { body: wish })
    const answer = await fetch(uploadURL, { method: 'PUT', headers, body: bytes }).catch((error: Error) => error)
    if (!(answer instanceof Error) && answer.ok) return imageUrl ?? new URL(uploadURL).pathname
    const delay = delaysMs[tries]
    if (delay === undefined)
      throw new Trouble(`${path} could not be sent (${answer instanceof Error ? answer.message : answer.status}).`)
    await setTimeout(delay)
  }
}
