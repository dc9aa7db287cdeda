/** @module-tag fault */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkPorts } from './machine/ports.ts'
import { isRunning } from './machine/processes.ts'
import { root, settingsFrom } from './settings.ts'

const port = await freePorts()
const folder = mkdtempSync(join(tmpdir(), 'porchlight-start-'))
const dataFolder = join(folder, 'data')
const portalOfTests = `http://localhost:${Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700) + 10}`
const settings = { PORCHLIGHT_DATA: dataFolder, PORCHLIGHT_DEMO: 'off', PORCHLIGHT_PORTAL_ORIGIN: portalOfTests }
const textSchema = z.record(z.string(), z.string())
const children: ChildProcess[] = []

/** Finds a port whose derived ports are free, below the range of ephemeral ports. */
async function freePorts(): Promise<number> {
  for (;;) {
    const candidate = 10_000 + 100 * Math.floor(Math.random() * 200)
    const isFree = await checkPorts(candidate).then(
      () => true,
      () => false,
    )
    if (isFree) return candidate
  }
}

function launch(env: Record<string, string> = {}, task = 'start') {
  const child = spawn(process.execPath, ['packages/local-cloud/launch/launch.mjs', task], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let [stdout, stderr] = ['', '']
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk
      if (stdout.includes('\n')) resolve()
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    void ended.then(() => resolve())
  })
  return { child, ended, ready, stdout: () => stdout, stderr: () => stderr }
}

const pids = () => z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(join(dataFolder, 'pids.json'), 'utf8')))

function table() {
  const env = textSchema.parse(JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8')))
  const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '' }
  const client = new DynamoDBClient({ region: env.AWS_REGION, endpoint: env.AWS_ENDPOINT_URL_DYNAMODB, credentials })
  const item = (number: number) => ({ PK: { S: 'TEST' }, SK: { S: String(number) } })
  return {
    put: (number: number) => client.send(new PutItemCommand({ TableName: env.TABLE_NAME, Item: item(number) })),
    has: async (number: number) =>
      (await client.send(new GetItemCommand({ TableName: env.TABLE_NAME, Key: item(number) }))).Item !== undefined,
  }
}

const gone = async (pid: number | undefined) => {
  await expect.poll(() => pid !== undefined && isRunning(pid), { timeout: 5000 }).toBe(false)
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('npm start', { timeout: 120_000 }, () => {
  let cloud: ReturnType<typeof launch>
  beforeAll(async () => {
    cloud = launch()
    await cloud.ready
  }, 120_000)

  test('prints one line on stdout, and the site answers', async () => {
    expect(cloud.stdout(), cloud.stderr()).toBe(`Porchlight is ready at http://localhost:${port}\n`)
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await fetch(`http://${host}:${port}/`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')])
    }
    const api = await fetch(`http://localhost:${port}/api/properties`)
    expect([api.status, await api.json()]).toEqual([200, []])
  })

  test('makes its data readable only by its user', () => {
    const modeOf = (path: string) => statSync(join(dataFolder, path)).mode & 0o777
    expect(['.', 'table', 'buckets', 'identity', 'events'].map(modeOf)).toEqual(Array(5).fill(0o700))
    const files = ['table/table.db', 'functions.log', 'environment.json', 'identity/pool.json']
    expect(files.map(modeOf)).toEqual(Array(4).fill(0o600))
  })

  test.each(['__proto__', 'constructor', 'toString'])('takes %s as any other name, everywhere', async (name) => {
    const headers = { [name]: 'x', cookie: `${name}=x` }
    for (const path of ['/', '/api/properties', '/api/login', `/${name}`]) {
      expect((await fetch(`http://localhost:${port}${path}?${name}=x`, { headers })).status).toBeLessThan(500)
    }
    const ports = [port + 20, port + 30]
    await Promise.all(ports.map((other) => fetch(`http://localhost:${other}/${name}?${name}=x`, { headers })))
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  })

  test('serves the local sign-in page, which redirects to the site', async () => {
    const login = await fetch(`http://localhost:${port}/api/login`, { redirect: 'manual' })
    const hosted = login.headers.get('location') ?? ''
    expect([login.status, new URL(hosted).origin]).toEqual([302, `http://localhost:${port + 30}`])
    const page = await fetch(hosted)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('admin@porchlight.test')])
  })

  test('fails on a data folder or port in use', async () => {
    const sameData = launch({ PORT: String(port + 1) })
    expect(await sameData.ended).toBe(1)
    expect(sameData.stderr()).toMatch(/^Porchlight already runs on the data folder \S+ \(process \d+\);[^\n]+\n$/)
    const samePort = launch({ PORCHLIGHT_DATA: join(folder, 'other') })
    expect(await samePort.ended).toBe(1)
    expect(samePort.stderr()).toMatch(
      new RegExp(`^Port ${port} \\(the site\\) is in use;[^\\n]+PORT=${port + 100} npm start\\.\\n$`),
    )
  })

  test('restarts its table server with its data', async () => {
    await table().put(1)
    const { table: first } = pids()
    process.kill(first ?? 0, 'SIGKILL')
    const hasData = () =>
      table()
        .has(1)
        .catch(() => false)
    await expect.poll(async () => pids().table !== first && (await hasData()), { timeout: 8000 }).toBe(true)
  })

  test('keeps all data after it was killed with all its processes', async () => {
    let acknowledged = 0
    const { main, table: server } = pids()
    const { put } = table()
    const writing = (async () => {
      for (let number = 100; ; number++) {
        await put(number)
        acknowledged = number
      }
    })().catch(() => undefined)
    await expect.poll(() => acknowledged, { timeout: 8000 }).toBeGreaterThan(150)
    for (const pid of [main, server, cloud.child.pid]) process.kill(pid ?? 0, 'SIGKILL')
    await writing
    await cloud.ended
    cloud = launch()
    await cloud.ready
    expect(cloud.stdout(), cloud.stderr()).toContain('is ready')
    for (let number = 100; number <= acknowledged; number += 10) expect(await table().has(number)).toBe(true)
    expect(await table().has(acknowledged)).toBe(true)
  })

  test('ends with its launcher, by any signal', async () => {
    const { main, table: server } = pids()
    cloud.child.kill('SIGKILL')
    await gone(main)
    await gone(server)
    cloud = launch()
    await cloud.ready
    expect(cloud.stdout(), cloud.stderr()).toContain('is ready')
  })

  test('ends within 5 seconds of SIGTERM and frees processes and ports', async () => {
    const { main, table: server } = pids()
    const before = Date.now()
    cloud.child.kill('SIGTERM')
    expect(await cloud.ended).toBe(0)
    expect(Date.now() - before).toBeLessThan(5000)
    expect([main, server].map((pid) => isRunning(pid ?? 0))).toEqual([false, false])
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
  })
})

test('npm run dev reloads changed functions and pages', { timeout: 120_000 }, async () => {
  const dev = launch({}, 'dev')
  await dev.ready
  expect(dev.stdout(), dev.stderr()).toBe(`Porchlight is ready at http://localhost:${port}\n`)
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()
  expect([await get('/'), await get('/api/properties')]).toEqual([expect.stringContaining('/@vite/client'), '[]'])

  const token = /wsToken = "([^"]+)"/.exec(await get('/@vite/client'))?.[1] ?? ''
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  const messages: string[] = []
  socket.addEventListener('message', ({ data }) => messages.push(String(data)))
  await once(socket, 'open')
  const save = (file: string) => utimesSync(join(root, file), new Date(), new Date())
  save('functions/src/environment.ts')
  // The watcher may not be ready.
  const saving = setInterval(() => save('web/index.html'), 500)
  await expect.poll(() => messages.join(), { timeout: 10_000 }).toContain('full-reload')
  clearInterval(saving)
  await expect.poll(() => dev.stderr(), { timeout: 60_000 }).toContain('Functions follow environment.ts.')
  expect(await get('/api/properties')).toBe('[]')
  socket.close()
  dev.child.kill('SIGTERM')
  expect(await dev.ended).toBe(0)
})

describe('npm start reports in one sentence', () => {
  test.each([
    [10, 'the portal emulator'],
    [20, 'the buckets'],
    [30, 'sign-in'],
  ])('that the port %i above its own is taken', async (offset, purpose) => {
    const taken = createServer().listen(port + offset, '127.0.0.1')
    const message = new RegExp(`^Port ${port + offset} \\(${purpose}\\) is in use;[^\\n]+$`)
    await expect(checkPorts(port)).rejects.toThrow(message)
    taken.close()
  })

  test('that the data folder is not writable', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o500 })
    // Root can write to every folder, so a file blocks the path.
    const path = process.getuid?.() === 0 ? join(root, 'package.json') : closed
    const refused = launch({ PORCHLIGHT_DATA: join(path, 'data') })
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toMatch(/^The data folder \S+ cannot be written \([A-Z]+\);[^\n]+\n$/)
  })

  test('that a setting makes no sense', async () => {
    const wrong = {
      PORT: 'many',
      PORCHLIGHT_DEMO: 'some',
      PORCHLIGHT_DEMO_WIDTH: 'wide',
      DYNAMODB_ENDPOINT: 'localhost:1',
    }
    for (const [name, value] of Object.entries(wrong))
      expect(() => settingsFrom({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`))
    const refused = launch({ PORT: 'many' })
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toMatch(/^PORT must be [^\n]+\n$/)
  })
})
