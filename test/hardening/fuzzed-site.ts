import { signIn } from '../support/site/client.ts'
import { admin, guest } from '../support/site/hosted-login.ts'
import { createAdmin } from '../support/site/user-pool.ts'
import { openPool, type Pool } from './pool.ts'

export interface FuzzedSite {
  origin: string
  pool: Pool
  /** Session cookie; a spare one for the route that ends sessions. */
  adminFor(route: string): Promise<string>
  /** Session cookie. */
  guest: string
  clear(): Promise<void>
}

/** Uploads this many images; half of them are attached. */
export async function openFuzzedSite(origin: string, images: number): Promise<FuzzedSite> {
  const owner = await signIn(origin, admin)
  const person = await createAdmin()
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
