/** @module-tag fault */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { adminCall, poolSettings, type Tokens, visitorOf } from './identity.fixture.ts'
import { startIdentity } from './start-identity.ts'

const admin = 'admin@porchlight.test'
const guest = 'guest@porchlight.test'

test('keeps users, keys, refresh tokens and login sessions after being killed', async () => {
  const settings = await poolSettings()
  const entry = new URL('start-identity.ts', import.meta.url).href
  const script = `const { startIdentity } = await import(${JSON.stringify(entry)})
    const { origin } = await startIdentity(${JSON.stringify(settings)}); console.log(origin)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const origin = String(line).trim()

  const person = visitorOf(origin)
  const { refresh_token, id_token } = await person.tokensFor(admin)
  await adminCall(origin, 'AdminDeleteUser', { Username: guest })
  child.kill('SIGKILL')
  await once(child, 'exit')

  const identity = await startIdentity(settings)
  try {
    const refreshed = await person.refresh(refresh_token)
    expect(refreshed.status).toBe(200)
    expect(decodeProtectedHeader(((await refreshed.json()) as Tokens).id_token).kid).toBe(
      decodeProtectedHeader(id_token).kid,
    )
    expect(person.locationOf(await person.authorize()).searchParams.has('code')).toBe(true)
    expect((await adminCall(origin, 'AdminGetUser', { Username: guest })).status).toBe(400)
    const kept = readFileSync(join(settings.dataFolder, 'identity', 'pool.json'), 'utf8')
    expect(kept).not.toContain(refresh_token)
    expect(kept).not.toContain('Porchlight-1!')
  } finally {
    await identity.stop()
  }
})
