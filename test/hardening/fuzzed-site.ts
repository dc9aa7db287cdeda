import { signIn } from '../support/site/client.ts'
import { admin, guest } from '../support/site/hosted-login.ts'
import { hireAdmin } from '../support/site/user-pool.ts'
import { openPool, type Pool } from './pool.ts'

/** A running site and the people and things that calls may name. */
export interface FuzzedSite {
  origin: string
  pool: Pool
  /** Session cookie of an administrator; for the route that ends sessions it belongs to a spare one. */
  adminFor(route: string): Promise<string>
  /** Session cookie of a signed-in person who is not an administrator. */
  guest: string
  /** Deletes everything the calls created. */
  clear(): Promise<void>
}

/** `pictures` is the number of uploads that calls may attach; half of them belong to existing things from the start. */
export async function openFuzzedSite(origin: string, images: number): Promise<FuzzedSite> {
  const owner = await signIn(origin, admin)
  const person = await hireAdmin()
  let leaving = await signIn(origin, person)
  const pool = await openPool(owner, images)
  return {
    origin,
    pool,
    async adminFor(route) {
      if (route !== 'logout') return owner.session ?? ''
      if ((await leaving.send('GET', '/api/auth/user')).status === 401) leaving = await signIn(origin, person)
      return leaving.session ?? ''
    },
    guest: (await signIn(origin, guest)).session ?? '',
    clear: () => pool.clear(),
  }
}
