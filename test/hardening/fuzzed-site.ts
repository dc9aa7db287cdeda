import { signIn } from '../support/site/client.ts'
import { admin, guest } from '../support/site/hosted-login.ts'
import { hireAdmin } from '../support/site/user-pool.ts'
import { openPool, type Pool } from './pool.ts'

/** A running site, and who and what the calls to it may name. */
export interface FuzzedSite {
  origin: string
  pool: Pool
  /** Session cookie of an administrator; for the route that ends sessions it is somebody's who is not missed. */
  adminFor(route: string): Promise<string>
  /** Session cookie of somebody who is signed in, and no administrator. */
  guest: string
  /** Takes everything away that the calls have made. */
  clear(): Promise<void>
}

/** `pictures`: how many uploads the calls may attach; half of them belong to what is there from the beginning. */
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
