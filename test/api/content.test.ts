import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Storage, storageOf } from '@porchlight/operations/aws/storage'
import type { Content } from '@porchlight/operations/content/content-schema'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allProperties } from '../fixtures/catalogue.ts'
import { signIn } from '../fixtures/client.ts'
import { countObjects, filesIn, runCommand } from '../fixtures/engineer.ts'
import { admin, guest } from '../fixtures/hosted-login.ts'
import { pictures } from '../fixtures/pictures.ts'
import { publicPages } from '../fixtures/public-pages.ts'
import { type RunningSite, startSite } from '../fixtures/running-site.ts'
import { openSandbox } from '../fixtures/sandbox.ts'
import { itemsIn, objectsIn, unfinishedPicturesIn } from '../fixtures/storage-contents.ts'
import { upload } from '../fixtures/uploads.ts'
import { origin as mainOrigin } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-content-'))
const exported = join(folder, 'exported')
const again = join(folder, 'again')
const port = Number(new URL(mainOrigin).port) + 40
const soon = { timeout: 20_000, interval: 200 }

/** One that holds something, to export it, and then an empty one in its place: only what is stored differs. */
let site: RunningSite
let storage: Storage
const start = async (demo: string) => {
  site = await startSite({ port, demo, demoWidth: 360, dataFolder: join(folder, `demo-${demo}`), beside: mainOrigin })
  storage = await storageOf('local', site.dataFolder)
}
beforeAll(async () => {
  await start('12')
  const client = await signIn(site.origin, admin)
  const sandbox = openSandbox(client)
  const words = { caption: 'Früher 🏚 "now"', alt: 'A house', focus: { x: 0.25, y: 1 } }
  const { id, title } = await sandbox.property({ images: [{ url: await upload(client), ...words }] })
  await sandbox.unit(id, { images: [{ url: await upload(client, pictures.png, 'image/png') }] })
  const isShown = async () => expect((await pages()).get('/dallas')).toContain(title)
  await vi.waitFor(isShown, soon)
  await vi.waitFor(async () => expect(await unfinishedPicturesIn(storage)).toEqual([]), soon)
}, 120_000)
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

const content = async (data: string, words: string[], { person = admin, killAt = () => false } = {}) => {
  process.env.PORCHLIGHT_PASSWORD = person.password
  return runCommand(data, ['content', ...words, `--as=${person.email}`], killAt)
}
const importing = (words: string[] = [], options = {}) =>
  content(site.dataFolder, ['import', exported, ...words], options)
const stored = async () => ({ items: await itemsIn(storage), objects: await objectsIn(storage) })
const contentOf = (path: string): Content => JSON.parse(readFileSync(join(path, 'content.json'), 'utf8'))

/** Every public page; what differs between two uploads of a picture is made alike. */
async function pages(): Promise<Map<string, string>> {
  const homes = (await allProperties(site.origin)).map(({ id }) => `/property/${id}`)
  const pages = new Map<string, string>()
  for (const path of [...publicPages, '/nowhere', ...homes]) {
    const answer = await fetch(site.origin + path)
    const page = (await answer.text())
      .replaceAll(/\/images\/[\da-f-]{36}/g, 'PICTURE')
      // Of an image, which has the ids of what it belongs to before its own.
      .replaceAll(/([\da-f]{8}-[\da-f-]{27}\.)[\da-f]{8}-[\da-f-]{27}(?=")/g, '$1IMAGE')
      .replaceAll(/{"id":"[\da-f-]{36}","imageUrl":"PICTURE/g, '{"id":"HERO","imageUrl":"PICTURE')
    pages.set(path, `${answer.status} ${page}`)
  }
  return pages
}

describe('an export', { timeout: 120_000 }, () => {
  it('holds everything that the site shows, and its pictures as they were uploaded', async () => {
    const { code, said } = await content(site.dataFolder, ['export', exported])
    expect([code, said]).toEqual([0, expect.stringContaining(`properties of ${site.origin}.`)])
    const { properties } = contentOf(exported)
    expect(properties.map(({ id }) => id)).toEqual((await allProperties(site.origin)).map(({ id }) => id))
    expect(properties.flatMap(({ units }) => units).length).toBeGreaterThan(10)
    const originals = new Set((await objectsIn(storage)).map((line) => line.split('/').at(-1)?.split(' ')[0]))
    for (const file of filesIn(join(exported, 'pictures'))) expect(originals).toContain(file)
  })

  it('is written for administrators alone, and into no folder that holds something else', async () => {
    const { code, said } = await content(site.dataFolder, ['export', join(folder, 'none')], { person: guest })
    expect([code, said]).toEqual([1, 'You may change nothing on this site.\n'])
    expect((await content(site.dataFolder, ['export', folder])).said).toBe(
      `${folder} holds other things: export into a folder of its own.\n`,
    )
  })
})

describe('an import into an empty system', { timeout: 120_000 }, () => {
  let wanted: Map<string, string>
  beforeAll(async () => {
    wanted = await pages()
    await site.stop()
    await start('off')
  }, 120_000)

  it('tells every change first, and makes none unless somebody agrees', async () => {
    const before = await stored()
    const { code, said } = await importing(['--dry-run', '--yes'])
    const { properties } = contentOf(exported)
    expect(code).toBe(0)
    for (const { title, units } of properties) {
      expect(said).toContain(`create property "${title}"`)
      for (const { unitNumber } of units) expect(said).toContain(`create unit ${unitNumber} of "${title}"`)
    }
    expect(said).toMatch(/update the hero images \(\d added\)\nNothing was changed\.\n$/)
    // Nobody is there to say yes.
    expect((await importing()).said).toBe(said)
    expect(await stored()).toEqual(before)
  })

  it('checks all of it before it changes anything, and names each problem by file and path', async () => {
    const before = await stored()
    const file = join(exported, 'content.json')
    const good = readFileSync(file, 'utf8')
    const bad: Content = JSON.parse(good)
    Object.assign(bad.properties.at(-1) ?? {}, { title: '', location: 'paris' })
    writeFileSync(file, JSON.stringify(bad))
    const last = bad.properties.length - 1
    const { code, said } = await importing(['--yes'])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Nothing was changed:\n {4}content\.json: properties\.\d+\.title: /),
    ])
    expect(said).toContain(`content.json: properties.${last}.location: `)
    writeFileSync(file, good)
    expect(await stored()).toEqual(before)
  })

  it('that is killed between two changes, and while it sends pictures, is finished by the same command', async () => {
    const objects = () => countObjects(site.dataFolder, storage.originals)
    expect((await importing(['--yes'], { killAt: () => objects() > 10 })).code).toBeNull()
    expect(await allProperties(site.origin)).toEqual([])
    const properties = contentOf(exported).properties.length
    let there = 0
    const killed = importing(['--yes'], { killAt: () => there > 1 })
    for (; there < 2; there = (await allProperties(site.origin)).length) await sleep(50)
    expect((await killed).code).toBeNull()
    const half = await allProperties(site.origin)
    expect([half.length > 1, half.length < properties]).toEqual([true, true])
    const { code, said } = await importing(['--yes'])
    expect([code, said]).toEqual([0, expect.stringMatching(/(\d+) of \1: update the hero images/)])
    for (const { title } of half) expect(said).not.toContain(`create property "${title}"`)
  })

  it('makes identical pages, of the same content, with the same pictures', async () => {
    const differing = async () => {
      const now = await pages()
      return [...new Set([...wanted.keys(), ...now.keys()])].filter((at) => now.get(at) !== wanted.get(at))
    }
    await expect.poll(differing, { timeout: 10_000, interval: 500 }).toEqual([])
    expect((await content(site.dataFolder, ['export', again])).code).toBe(0)
    const withoutNames = ({ heroImages, properties }: Content) =>
      JSON.parse(JSON.stringify({ heroImages, properties }).replaceAll(/pictures\/[\da-f-]{36}/g, 'pictures/x'))
    expect(withoutNames(contentOf(again))).toEqual(withoutNames(contentOf(exported)))
    expect((await importing()).said).toBe('The site shows all of it already.\n')
    const names = (path: string) => filesIn(join(path, 'pictures'))
    expect(names(again).some((name) => names(exported).includes(name))).toBe(false)
  })
})

describe('an import into a system that holds something', { timeout: 120_000 }, () => {
  it('changes what differs, tells what it is, and leaves other properties alone', async () => {
    const wanted = contentOf(again)
    const other = wanted.properties.pop()
    const [changed, pictured] = wanted.properties.filter(({ images }) => images.length > 2)
    const building = wanted.properties.find(({ units }) => units.length > 2)
    if (!changed || !pictured || !building) throw new Error('The examples have become too few')
    Object.assign(changed, { title: 'Another Name', bedrooms: null })
    pictured.images.reverse()
    const words = { caption: 'New caption', alt: 'A porch', focus: { x: 0.25, y: 1 } }
    pictured.images[0] = { file: pictured.images[0]?.file ?? '', ...words }
    pictured.images.splice(1, 1)
    const [gone, kept] = building.units.splice(0, 2)
    if (!gone || !kept) throw new Error('The examples have become too few')
    building.units.unshift({ ...kept, bedrooms: kept.bedrooms + 1 })
    wanted.heroImages.reverse()
    writeFileSync(join(again, 'content.json'), JSON.stringify(wanted))

    const run = (...words: string[]) => content(site.dataFolder, ['import', again, ...words])
    const { said } = await run('--dry-run')
    expect(said.split('\n').toSorted()).toEqual(
      [
        '',
        'Nothing was changed.',
        `leave alone "${other?.title}", which is not in the folder`,
        'update property "Another Name" (title, bedrooms)',
        `update property "${pictured.title}" (pictures: 1 removed)`,
        `update unit ${kept.unitNumber} of "${building.title}" (bedrooms)`,
        `delete unit ${gone.unitNumber} of "${building.title}"`,
        'update the hero images (order)',
      ].toSorted(),
    )
    expect((await run('--yes')).code).toBe(0)
    expect((await run()).said).toBe(
      `leave alone "${other?.title}", which is not in the folder\nThe site shows all of it already.\n`,
    )
    expect((await allProperties(site.origin)).find(({ id }) => id === changed.id)).toMatchObject({
      title: 'Another Name',
      bedrooms: null,
    })
    expect((await allProperties(site.origin)).some(({ id }) => id === other?.id)).toBe(true)
  })
})
