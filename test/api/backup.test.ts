import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import { userSchema } from '@porchlight/contract/session'
import { type Storage, storageOf } from '@porchlight/operations/aws/storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allThatIsSeen } from '../fixtures/all-that-is-seen.ts'
import { type Client, okJson, signIn } from '../fixtures/client.ts'
import { countObjects, filesIn, runCommand } from '../fixtures/engineer.ts'
import { admin } from '../fixtures/hosted-login.ts'
import { pictures } from '../fixtures/pictures.ts'
import { type RunningSite, startSite } from '../fixtures/running-site.ts'
import { openSandbox } from '../fixtures/sandbox.ts'
import { itemsIn, objectsIn, peopleIn, unfinishedPicturesIn } from '../fixtures/storage-contents.ts'
import { upload } from '../fixtures/uploads.ts'
import { origin as mainOrigin } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
const dataFolder = join(folder, 'data')
const backup = join(folder, 'backup')
const soon = { timeout: 20_000, interval: 200 }
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
const was = () => ({ items: before.items, objects: before.objects })

/** Files that a backup which is under way has noted as done. */
const notedIn = (path: string): string[] =>
  [...readFileSync(join(path, 'unfinished.jsonl'), 'utf8').matchAll(/"path":"([^"]+)"/g)].map(([, noted = '']) => noted)

/** All pages are as they were, as soon as the publisher has heard of the table. */
async function expectSeenAsBefore() {
  client = await signIn(site.origin, admin)
  const changed = async () => {
    const now = await allThatIsSeen(site.origin, client)
    const addresses = new Set([...before.seen.keys(), ...now.keys()])
    return [...addresses].filter((address) => now.get(address) !== before.seen.get(address))
  }
  await expect.poll(changed, { timeout: 30_000, interval: 500 }).toEqual([])
}

beforeAll(async () => {
  await start('8')
  client = await signIn(site.origin, admin)
  const sandbox = openSandbox(client)
  const house = await sandbox.property({
    images: [
      {
        url: await upload(client, pictures.heic, 'image/heic'),
        caption: 'Früher 🏚 "now"',
        alt: 'A house',
        focus: { x: 0.25, y: 1 },
      },
      { url: await upload(client) },
    ],
  })
  await sandbox.unit(house.id, { images: [{ url: await upload(client, pictures.png, 'image/png') }] })
  await upload(client)
  const asVisitor = {
    origin: site.origin,
    'x-requested-with': 'porchlight',
    'user-agent': 'Mozilla/5.0 (X11) Firefox/150',
  }
  await fetch(`${site.origin}/api/analytics/track-view/${house.id}`, { method: 'POST', headers: asVisitor })
  await storage.dynamodb.send(new PutItemCommand({ TableName: storage.tableName, Item: everyType }))
  const city = () => fetch(`${site.origin}/${house.location}`)
  await vi.waitFor(async () => expect(await (await city()).text()).toContain(house.title), soon)
  await vi.waitFor(async () => expect(await unfinishedPicturesIn(storage)).toEqual([]), soon)
  before = { ...(await stored()), seen: await allThatIsSeen(site.origin, client) }
}, 120_000)
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

const everyType = {
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
  it('that is killed again and again goes on each time, and ends as one that nothing disturbed', async () => {
    const written = new Map<string, number>()
    for (const run of ['first', 'second', 'third']) {
      const there = filesIn(backup).length
      const { code, said } = await command(['backup', backup], () => filesIn(backup).length > there + 15)
      expect([code, /^Going on: \d+ pictures/.test(said)]).toEqual([null, run !== 'first'])
      for (const path of notedIn(backup)) written.set(path, written.get(path) ?? statSync(join(backup, path)).mtimeMs)
    }
    expect(written.size).toBeGreaterThan(20)
    expect(filesIn(backup)).not.toContain('SHA256SUMS')
    const { code, said } = await command(['backup', backup])
    expect([code, said]).toEqual([0, expect.stringContaining(`${before.items.length + 1} items, `)])
    expect([...written].filter(([path, time]) => statSync(join(backup, path)).mtimeMs !== time)).toEqual([])

    const undisturbed = join(folder, 'undisturbed')
    expect((await command(['backup', undisturbed])).code).toBe(0)
    const sums = (path: string) => readFileSync(join(path, 'SHA256SUMS'), 'utf8').replace(/.* backup.json\n/, '')
    expect(sums(backup)).toBe(sums(undisturbed))
    expect(filesIn(backup).toSorted()).toEqual(filesIn(undisturbed).toSorted())
  })

  it('holds no session, no name of the stage’s table or buckets, and is read by its owner alone', async () => {
    const text = filesIn(backup)
      .filter((name) => name.startsWith('table'))
      .map((name) => readFileSync(join(backup, name), 'utf8'))
      .join('')
    expect(text).toContain('USER#')
    for (const secret of ['SESSION#', storage.tableName, storage.originals, storage.variants, storage.userPoolId])
      expect(text).not.toContain(secret)
    expect(filesIn(backup).filter((name) => (statSync(join(backup, name)).mode & 0o077) !== 0)).toEqual([])
  })

  it('is written into no folder that holds another, or something else', async () => {
    const other = mkdtempSync(join(tmpdir(), 'porchlight-other-'))
    writeFileSync(join(other, 'notes.txt'), 'mine')
    expect(await command(['backup', other])).toEqual({
      code: 1,
      said: `${other} is not empty, and holds no backup. Choose another folder.\n`,
    })
    expect(await command(['backup', backup])).toEqual({
      code: 1,
      said: `${backup} holds a finished backup. Choose another folder.\n`,
    })
    rmSync(other, { recursive: true })
  })
})

describe('a restore', { timeout: 120_000 }, () => {
  it('is refused by a stage that holds something', async () => {
    const { code, said } = await command(['restore', backup])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Checking .*\nNothing was restored: stage local holds items such as .*\n.*--replace\n$/),
    ])
    // Nobody is there to type the name of the stage.
    expect(await command(['restore', backup, '--replace'])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/Nothing was restored\.\n$/),
    })
    expect(await stored()).toEqual(was())
  })

  it('into the place of a destroyed system, killed on its way, brings back all that anybody saw', async () => {
    await site.stop()
    rmSync(dataFolder, { recursive: true })
    await start('off')
    const objects = (bucket: string) => countObjects(dataFolder, bucket)
    await command(['restore', backup], () => objects(storage.variants) > 100)
    const { objects: half } = await stored()
    expect([half.length > 0, half.length < before.objects.length]).toEqual([true, true])
    await command(['restore', backup], () => objects(storage.originals) > 20)
    expect(await stored()).not.toEqual(was())
    const { code, said } = await command(['restore', backup])
    expect([code, said]).toEqual([0, expect.stringContaining('Going on with the restore of this backup')])
    expect(await stored()).toEqual(was())
    await expectSeenAsBefore()
    // Nothing that arrived was taken for a new upload.
    expect(await stored()).toEqual(was())
  })

  it('of a backup with a damaged, a missing and an unnamed file names each, and changes nothing', async () => {
    const broken = join(folder, 'broken')
    cpSync(backup, broken, { recursive: true })
    const [first = '', second = ''] = filesIn(broken).filter((name) => name.startsWith('originals'))
    appendFileSync(join(broken, first), '!')
    rmSync(join(broken, second))
    const { code, said } = await command(['restore', broken, '--replace', '--yes'])
    expect(code).toBe(1)
    for (const fault of [`${first} is damaged`, `${second} is missing`]) expect(said).toContain(`\n    ${fault}\n`)
    const sums = readFileSync(join(backup, 'SHA256SUMS'), 'utf8')
    writeFileSync(join(broken, 'SHA256SUMS'), sums.replace(/.* table\/000001.jsonl\n/, ''))
    cpSync(join(backup, first), join(broken, first))
    cpSync(join(backup, second), join(broken, second))
    expect((await command(['restore', broken, '--replace', '--yes'])).said).toContain('table/000001.jsonl is not named')
    rmSync(join(broken, 'SHA256SUMS'))
    expect((await command(['restore', broken, '--replace', '--yes'])).said).toContain('holds no finished backup')
    expect(await stored()).toEqual(was())
  })

  it('that replaces takes away what came later, and brings back what was changed and removed', async () => {
    const sandbox = openSandbox(client)
    await sandbox.property({ images: [{ url: await upload(client) }] })
    const [, house] = (await okJson(await client.send('GET', '/api/properties'))) as { id: string }[]
    await okJson(await client.send('DELETE', `/api/properties/${house?.id}`))
    const [hero] = await sandbox.heroes()
    await okJson(await client.send('DELETE', `/api/hero-images/${hero?.id}`))
    expect(await stored()).not.toEqual(was())
    const { code, said } = await command(['restore', backup, '--replace', '--yes'])
    expect([code, said]).toEqual([0, expect.stringMatching(/\d+ others were removed/)])
    expect(await stored()).toEqual(was())
    // Whoever was signed in still is, and whoever has no account any more stays forgotten.
    const { id } = userSchema.parse(await okJson(await client.send('GET', '/api/auth/user')))
    const known = (await peopleIn(storage)).filter((key) => key.startsWith('USER#'))
    expect(known).toEqual([`USER#${id}`])
    await expectSeenAsBefore()
  })

  it('into another stage leaves out what belongs to the former alone, and makes again what is missing', async () => {
    const other = join(folder, 'other')
    cpSync(backup, other, { recursive: true })
    const picture = filesIn(other).find((name) => name.startsWith('variants/images/')) ?? ''
    const id = /[\da-f-]{36}/.exec(picture)?.[0]
    const past = { ...everyType, SK: { S: 'over' }, expire: { N: String(Math.floor(Date.now() / 1000) - 1) } }
    const piece = join(other, 'table', '000001.jsonl')
    const person = { PK: { S: 'USER#of-there' }, SK: { S: 'USER' }, email: { S: 'ada@homes.org' } }
    for (const Item of [{ PK: past.PK, SK: past.SK, expire: past.expire }, person])
      appendFileSync(piece, `${JSON.stringify({ Item })}\n`)
    const written = JSON.parse(readFileSync(join(other, 'backup.json'), 'utf8'))
    const objects = written.objects.filter(({ path }: { path: string }) => !path.startsWith(`variants/images/${id}`))
    const source = { ...written.source, stage: 'prod', userPoolId: 'us-east-1_Elsewhere' }
    writeFileSync(join(other, 'backup.json'), JSON.stringify({ ...written, source, objects }))
    writeFileSync(join(other, 'people.json'), JSON.stringify([{ email: 'ada@homes.org', isAdmin: true, status: 'X' }]))
    const sums = filesIn(other).filter((name) => name !== 'SHA256SUMS' && !name.startsWith(`variants/images/${id}`))
    writeFileSync(join(other, 'SHA256SUMS'), sums.map((name) => `${sha256(join(other, name))}  ${name}\n`).join(''))

    const { code, said } = await command(['restore', other, '--replace', '--yes'])
    expect([code, said]).toEqual([0, expect.stringContaining('npm run people -- invite ada@homes.org --stage=local')])
    expect(await peopleIn(storage)).not.toContain('USER#of-there')
    await expect.poll(stored, soon).toEqual(was())
  })
})
