import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Property, propertyFieldsSchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { runningEnvironment } from '../support/site/environment.ts'
import { admin } from '../support/site/hosted-login.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import type { RunningSite } from '../support/site/running-site.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { emptySite, publishedObjects } from '../support/site/site-bucket.ts'
import { median } from './statistics.ts'

const saves = 5
const pollMs = 20
const timeoutMs = 20_000
const quietMs = 4000

/** Measures from the response of a save to the new page at the edge (ms). */
export async function benchSaves({ origin }: RunningSite, property: Property) {
  const client = await signIn(origin, admin)
  const times: number[] = []
  for (let n = 0; n < saves; n++) times.push(await saveAndWait(client, origin, property, `Saved ${Date.now()}`))
  await saveAndWait(client, origin, property, property.description)
  return { saves, 'median ms': Math.round(median(times)), 'worst ms': Math.round(Math.max(...times)), 'limit ms': 2000 }
}

async function saveAndWait(client: Client, origin: string, property: Property, description: string): Promise<number> {
  const { id, images } = property
  const fields = propertyFieldsSchema.parse({ ...property, description })
  const body = { property: fields, images: asImageInputs(images) }
  await okJson(await client.send('PUT', `/api/properties/${id}`, body))
  const answered = performance.now()
  while (performance.now() - answered < timeoutMs) {
    const html = await (await fetch(`${origin}/property/${id}`)).text()
    if (html.includes(description.slice(0, 40))) return performance.now() - answered
    await setTimeout(pollMs)
  }
  throw new Error(`The page of ${id} did not show the save within ${timeoutMs} ms`)
}

const sampleSchema = z.object({ rss: z.number(), heap: z.number() })
const reportSchema = z.object({ bench: z.object({ ms: z.number(), samples: z.array(sampleSchema) }) })

export async function benchFullPublication(site: RunningSite) {
  const { dataFolder } = site
  await emptySite(dataFolder)
  const before = (await publishedObjects(dataFolder)).size
  const script = join(import.meta.dirname, 'publisher-process.ts')
  const bundle = join(repositoryRoot, 'functions/dist/publish/index.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, bundle], {
    env: { PATH: process.env.PATH, SITE_ORIGIN: site.origin, ...(await runningEnvironment(dataFolder)) },
    maxBuffer: 16 * 1024 * 1024,
  })
  const { ms, samples } = reportSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).bench
  const written = (await publishedObjects(dataFolder)).size - before
  const quarters = [0, 1, 2, 3].map((n) => samples.slice((samples.length * n) / 4, (samples.length * (n + 1)) / 4))
  return {
    'pages written': written,
    seconds: (ms / 1000).toFixed(1),
    'limit s': 60,
    'RSS MB, median of each quarter': quarters.map((part) => median(part.map(({ rss }) => rss))).join(', '),
    'heap MB, least of each quarter': quarters.map((part) => Math.min(...part.map(({ heap }) => heap))).join(', '),
    'peak RSS MB': Math.max(...samples.map(({ rss }) => rss)),
  }
}

export async function benchOneEdit(site: RunningSite, property: Property) {
  const before = await publishedObjects(site.dataFolder)
  const times = await benchOneSave(site, property)
  await setTimeout(quietMs)
  const after = await publishedObjects(site.dataFolder)
  const written = [...after].filter(([key, version]) => before.get(key) !== version)
  return {
    'objects in all': after.size,
    written: written.length,
    'save to edge ms': times,
    'limit ms': 10_000,
  }
}

async function benchOneSave({ origin }: RunningSite, property: Property): Promise<number> {
  const client = await signIn(origin, admin)
  return Math.round(await saveAndWait(client, origin, property, `Saved ${Date.now()}`))
}
