import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { limits } from '@porchlight/contract/limits'
import { findInconsistencies, storedOriginals } from '../hardening/invariants.ts'
import { storedItems } from '../hardening/stored-items.ts'
import { allProperties } from '../support/site/catalogue.ts'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { childPids } from '../support/site/running-site.ts'
import { propertyFields } from '../support/site/sandbox.ts'
import { upload } from '../support/site/uploads.ts'
import { none, type SoakResult } from './result.ts'

export async function fillDisk(origin: string, dataFolder: string): Promise<SoakResult[]> {
  const client = await signIn(origin, admin)
  const { main } = await childPids(dataFolder)
  const before = await allProperties(origin)
  const problems: string[] = []
  const created: string[] = []

  const expectStatus = async (what: string, allowed: readonly number[], ask: () => Promise<Response>) => {
    const answer = await ask().catch((error: unknown) => String(error))
    if (typeof answer === 'string') problems.push(`${what}: ${answer}`)
    else if (!allowed.includes(answer.status)) problems.push(`${what} was answered with ${answer.status}`)
    else if (answer.status === 200 && what === 'a save') created.push((await answer.json()).id)
  }
  const reads = ['/', '/atlanta', '/api/properties', `/property/${before[0]?.id}`, '/api/hero-images']
  const readAll = async (when: string, allowed: readonly number[]) => {
    for (const path of reads) await expectStatus(`${path} ${when}`, allowed, () => fetch(origin + path))
  }
  // A short text could fit into reserved space.
  const long = propertyFields({ description: 'x'.repeat(limits.description) })
  const save = () => client.send('POST', '/api/properties', { property: long, images: [] })

  const filler = join(dataFolder, 'filler')
  await fill(filler)
  for (let n = 0; n < 5; n += 1) {
    await readAll('on a full disk', [200, 503])
    for (let saves = 0; saves < 10; saves += 1) await expectStatus('a save', [200, 503], save)
    await upload(client).catch(() => undefined)
    await setTimeout(500)
  }
  await rm(filler)
  await setTimeout(3000)
  await readAll('with room again', [200])
  await expectStatus('a save', [200], save)
  const { main: now } = await childPids(dataFolder)
  if (now !== main) problems.push('the site was restarted')
  const items = await storedItems()
  const lost = [...before.map(({ id }) => id), ...created].filter(
    (id) => !items.some(({ PK, SK }) => SK === 'PROPERTY' && PK === `PROPERTY#${id}`),
  )
  console.log(`${created.length - 1} of 50 saves fitted on the full disk`)
  return [
    none('wrong responses', problems),
    none(`lost properties of ${before.length + created.length}`, lost),
    none('partial writes', findInconsistencies(items, await storedOriginals())),
  ]
}

async function fill(file: string): Promise<void> {
  for (const size of [1 << 20, 1 << 12, 1]) {
    const chunk = Buffer.alloc(size, 'x')
    try {
      for (;;) await writeFile(file, chunk, { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}
