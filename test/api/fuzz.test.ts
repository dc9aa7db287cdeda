import { afterAll, describe, expect, it } from 'vitest'
import { percentile } from '../bench/statistics.ts'
import { signIn } from '../fixtures/client.ts'
import { admin, guest } from '../fixtures/hosted-login.ts'
import { hireAdmin } from '../fixtures/user-pool.ts'
import { fuzz, routeNames, type Sessions } from '../hardening/fuzz.ts'
import { halfWritten, storedOriginals } from '../hardening/invariants.ts'
import { openPool } from '../hardening/pool.ts'
import { storedItems, strangersIn } from '../hardening/stored-items.ts'
import { origin } from './call.ts'

const inAll = 2000
const calls = Math.ceil(inAll / routeNames.length)
const owner = await signIn(origin, admin)
const pool = await openPool(owner, 12)
afterAll(() => pool.clear())
const times: number[] = []

const sessions: Sessions = {
  admin: async () => owner.session ?? '',
  guest: (await signIn(origin, guest)).session ?? '',
}

/** For the route that ends sessions: somebody else's, and a new one once the last has ended. */
async function leaving(): Promise<Sessions> {
  const person = await hireAdmin()
  let client = await signIn(origin, person)
  return {
    ...sessions,
    async admin() {
      if ((await client.send('GET', '/api/auth/user')).status === 401) client = await signIn(origin, person)
      return client.session ?? ''
    },
  }
}

describe('whatever is sent to it', () => {
  it.each(routeNames)('%s answers with no fault of its own, and with what the contract declares', async (name) => {
    // The first call starts the function, which is not what is measured.
    await fuzz(name, { origin, pool, sessions: name === 'logout' ? await leaving() : sessions, calls: 1 })
    const storm = await fuzz(name, { origin, pool, sessions: name === 'logout' ? await leaving() : sessions, calls })
    times.push(...storm.times)
  })
})

it('stores nothing that the contract does not know, and nothing by halves', async () => {
  expect(times.length).toBeGreaterThanOrEqual(inAll)
  const items = await storedItems()
  expect(strangersIn(items)).toEqual([])
  expect(halfWritten(items, await storedOriginals())).toEqual([])
})

it('answers 99 of 100 within 250 ms', () => {
  expect(percentile(times, 0.99)).toBeLessThanOrEqual(250)
})
