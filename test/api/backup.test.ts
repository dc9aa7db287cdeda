import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import { userSchema } from '@porchlight/contract/people/session'
import { type Storage, storageOf } from '@porchlight/operations/aws/storage'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { countObjects, filesIn, removeAllButTemplates, runCommand } from '../support/site/engineer.ts'
import { admin } from '../support/site/hosted-login.ts'
import { images as sampleImages } from '../support/site/images.ts'
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { readServedContent } from '../support/site/served-content.ts'
import { itemsIn, objectsIn, peopleKeysIn, unfinishedImagesIn } from '../support/site/storage-contents.ts'
import { upload, uploadEdited } from '../support/site/uploads.ts'
import { origin as mainOrigin } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
const [dataFolder, backup] = [join(folder, 'data'), join(folder, 'backup')]
const timing = { timeout: 60_000, interval: 200 }
const port = Number(new URL(mainOrigin).port) + 40

let site: RunningSite
let storage: Storage
let client: Client
let before: { items: string[]; objects: string[]; seen: Map<string, string> }

const start = async (demo: string) => {
  site = await startSite({ port, demo, demoWidth: 360, dataFolder, beside: mainOrigin })
  storage = await storageOf('local', dataFolder)
}

const command = (words: [string, ...string[]], isTime?: () => boolean) =>
  runCommand(dataFolder, words, isTime && { isTime })
const stored = async () => ({ items: await itemsIn(storage), objects: await objectsIn(storage) })
const savedState = () => ({ items: before.items, objects: before.objects })

async function expectPagesAsBefore() {
  client = await signIn(site.origin, admin)
  const changed = async () => {
    const current = await readServedContent(site.origin, client)
    const addresses = new Set([...before.seen.keys(), ...current.keys()])
    return [...addresses].filter((address) => current.get(address) !== before.seen.get(address))
  }
  await expect.poll(changed, { timeout: 30_000, interval: 500 }).toEqual([])
}

beforeAll(async () => {
  await start('4')
  client = await signIn(site.origin, admin)
  const sandbox = openSandbox(client)
  const property = await sandbox.property({
    images: [
      {
        url: await upload(client, sampleImages.heic, 'image/heic'),
        caption: 'Früher 🏚 "now"',
        alt: 'A house',
        focus: { x: 0.25, y: 1 },
      },
      { url: await uploadEdited(client) },
    ],
  })
  await sandbox.unit(property.id, { images: [{ url: await upload(client, sampleImages.png, 'image/png') }] })
  await upload(client)
  const visitorHeaders = {
    origin: site.origin,
    'x-requested-with': 'porchlight',
    'user-agent': 'Mozilla/5.0 (X11) Firefox/150',
  }
  await fetch(`${site.origin}/api/analytics/track-view/${property.id}`, { method: 'POST', headers: visitorHeaders })
  await storage.dynamodb.send(new PutItemCommand({ TableName: storage.tableName, Item: oddItem }))
  const city = async () => (await fetch(`${site.origin}/${property.location}`)).text()
  await vi.waitFor(async () => expect(await city()).toContain(property.title), timing)
  await vi.waitFor(async () => expect(await unfinishedImagesIn(storage)).toEqual([]), timing)
  await vi.waitFor(async () => expect((await sandbox.read(property.id)).images[0]?.sharedFocus).toBeDefined(), timing)
  before = { ...(await stored()), seen: await readServedContent(site.origin, client) }
}, 180_000)
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

const oddItem = {
  PK: { S: 'ODD' },
  SK: { S: 'Ünï#\u0000\n"' },
  number: { N: '-0.00000000000000000000000000000000000001234567890123456789012345678901234567' },
  binary: { B: new Uint8Array([0, 255, 128, 10]) },
  binaries: { BS: [new Uint8Array([1]), new Uint8Array([0xff, 0xfe])] },
  numbers: { NS: ['3', '0.5', '-7'] },
  texts: { SS: ['b', 'a', 'ü'] },
  list: {
    L: [{ NULL: true }, { BOOL: false }, { M: { B: { S: 'a name like a type' }, empty: { M: {} } } }, { L: [] }],
  },
  empty: { S: '' },
}

describe('a backup', { timeout: 120_000 }, () => {
  test('that was killed starts over with the same command', async () => {
    const isTime = () => filesIn(backup).length > 15
    expect((await command(['backup', backup], isTime)).code).toBe(null)
    expect(filesIn(backup)).not.toContain('SHA256SUMS')
    writeFileSync(join(backup, 'originals', 'left-behind'), 'x')
    const { code, output } = await command(['backup', backup])
    expect([code, output]).toEqual([0, expect.stringContaining(`${before.items.length} items, `)])
    expect(filesIn(backup)).not.toContain('originals/left-behind')
  })

  test('contains no session and no person, and only its owner can read it', async () => {
    const text = readFileSync(join(backup, 'table.jsonl'), 'utf8')
    for (const secret of ['USER#', 'SESSION#', storage.tableName, storage.originals, storage.variants])
      expect(text).not.toContain(secret)
    expect(filesIn(backup).filter((name) => (statSync(join(backup, name)).mode & 0o077) !== 0)).toEqual([])
  })

  test('refuses a folder with another backup or other files', async () => {
    const other = mkdtempSync(join(tmpdir(), 'porchlight-other-'))
    writeFileSync(join(other, 'notes.txt'), 'mine')
    expect(await command(['backup', other])).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${other} is not empty and holds no backup. Choose another folder.\n`),
    })
    expect(filesIn(other)).toEqual(['notes.txt'])
    rmSync(other, { recursive: true })
    expect(await command(['backup', backup])).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${backup} holds a finished backup. Choose another folder.\n`),
    })
  })
})

function changedCopy(name: string, change: (path: string) => void): string {
  const copy = join(folder, name)
  cpSync(backup, copy, { recursive: true })
  change(copy)
  const names = filesIn(copy).filter((file) => file !== 'SHA256SUMS')
  writeFileSync(join(copy, 'SHA256SUMS'), names.map((file) => `${sha256(join(copy, file))}  ${file}\n`).join(''))
  return copy
}
const changeManifest = (path: string, change: object) => {
  const manifest = JSON.parse(readFileSync(join(path, 'backup.json'), 'utf8'))
  writeFileSync(join(path, 'backup.json'), JSON.stringify({ ...manifest, ...change }))
}

describe('a restore', { timeout: 120_000 }, () => {
  test('into an empty site, killed halfway and repeated, restores everything that was visible', async () => {
    await site.stop()
    removeAllButTemplates(dataFolder)
    await start('off')
    const objects = (bucket: string) => countObjects(dataFolder, bucket)
    expect((await command(['restore', backup], () => objects(storage.variants) > 20)).code).toBe(null)
    expect(await stored()).not.toEqual(savedState())
    expect(await command(['restore', backup])).toMatchObject({ code: 0 })
    await expect.poll(stored, timing).toEqual(savedState())
    await expectPagesAsBefore()
    expect(await stored()).toEqual(savedState())
    expect(before.items.some((item) => /"rotation",\{"N":"90"\}/.test(item))).toBe(true)
  })

  test('names each damaged and each missing file and changes nothing', async () => {
    const broken = join(folder, 'broken')
    cpSync(backup, broken, { recursive: true })
    const [first = '', second = ''] = filesIn(broken).filter((name) => name.startsWith('originals'))
    appendFileSync(join(broken, first), '!')
    rmSync(join(broken, second))
    const { code, output } = await command(['restore', broken, '--replace', '--yes'])
    expect(code).toBe(1)
    for (const fault of [`${first} is damaged`, `${second} is missing`]) expect(output).toContain(`\n    ${fault}\n`)
    rmSync(join(broken, 'SHA256SUMS'))
    expect((await command(['restore', broken, '--replace', '--yes'])).output).toContain('holds no finished backup')
    expect(await stored()).toEqual(savedState())
  })

  test('refuses a backup or a site with another data format', async () => {
    const newerBackup = changedCopy('newer', (path) => changeManifest(path, { dataFormat: 2 }))
    expect(await command(['restore', newerBackup, '--replace', '--yes'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('the backup has data format 2, and this version reads 1.\n'),
    })
    const format = (number: string) =>
      storage.dynamodb.send(
        new PutItemCommand({
          TableName: storage.tableName,
          Item: { PK: { S: 'FORMAT' }, SK: { S: 'FORMAT' }, format: { N: number } },
        }),
      )
    await format('2')
    expect(await command(['restore', backup, '--replace', '--yes'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('stage local has data format 2, and this version writes 1.\n'),
    })
    await format('1')
    expect(await stored()).toEqual(savedState())
  })

  test('refuses a site with more data, and replaces it with --replace', async () => {
    const sandbox = openSandbox(client)
    await sandbox.property({ images: [{ url: await upload(client) }] })
    const [, property] = (await okJson(await client.send('GET', '/api/properties'))) as { id: string }[]
    await okJson(await client.send('DELETE', `/api/properties/${property?.id}`))
    const [hero] = await sandbox.heroImages()
    await okJson(await client.send('DELETE', `/api/hero-images/${hero?.id}`))
    // The images function records its work in the background.
    const otherItems = async () => (await itemsIn(storage)).filter((item) => !/MEDIA#|LEASE#/.test(item))
    const changed = await otherItems()
    expect(await command(['restore', backup])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Nothing was restored: stage local is not empty\. It holds \S+ \S+, which is not/),
    })
    expect((await command(['restore', backup, '--replace'])).output).toMatch(/Nothing was restored\.\n$/)
    expect(await otherItems()).toEqual(changed)

    const { code, output } = await command(['restore', backup, '--replace', '--yes'])
    expect([code, output]).toEqual([0, expect.stringMatching(/\d+ others were deleted/)])
    await expect.poll(stored, timing).toEqual(savedState())
    const { id } = userSchema.parse(await okJson(await client.send('GET', '/api/auth/user')))
    expect((await peopleKeysIn(storage)).filter((key) => key.startsWith('USER#'))).toEqual([`USER#${id}`])
  })

  test('into an equal site changes nothing, omits expired items and names the administrators to invite', async () => {
    const expired = { PK: oddItem.PK, SK: { S: 'over' }, expire: { N: String(Math.floor(Date.now() / 1000) - 1) } }
    const other = changedCopy('other', (path) => {
      appendFileSync(join(path, 'table.jsonl'), `${JSON.stringify({ Item: expired })}\n`)
      changeManifest(path, { people: [{ email: 'ada@homes.org', isAdmin: true }] })
    })
    const { code, output } = await command(['restore', other])
    expect([code, output]).toEqual([0, expect.stringContaining('npm run people -- invite ada@homes.org --stage=local')])
    expect(await stored()).toEqual(savedState())
  })
})
