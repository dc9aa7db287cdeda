import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openObjectStore } from './object-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-objects-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('contains only whole objects after its process was killed', async () => {
  const file = join(folder, 'objects.db')
  const writer = `
    const { openObjectStore } = await import(${JSON.stringify(new URL('object-store.ts', import.meta.url).href)})
    const objects = openObjectStore(${JSON.stringify(file)})
    for (let n = 0; ; n += 1) {
      objects.put('b', String(n % 7), { headers: { n: String(n) }, body: Buffer.alloc(1_000_000 + n, n) })
      if (n === 20) process.stdout.write('writing')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const objects = openObjectStore(file)
  for (let n = 0; n < 7; n += 1) {
    const { etag, size, headers } = objects.head('b', String(n)) ?? {}
    const body = objects.body('b', String(n))
    expect([etag, size, size]).toEqual([`"${hash('md5', body)}"`, body.length, 1_000_000 + Number(headers?.n)])
  }
  objects.close()
})
