import { signIn } from '../support/site/client.ts'
import { admin, guest } from '../support/site/hosted-login.ts'
import { createAdmin } from '../support/site/user-pool.ts'
import { openPool, type Pool } from './pool.ts'

export interface FuzzedSite {
  origin: string
  pool: Pool
  /** Session cookie; for the route that ends sessions a spare one. */
  adminFor(route: string): Promise<string>
  /** Session cookie of a person who is not an administrator. */
  guest: string
  clear(): Promise<void>
}

/** `images` is the number of uploads; half of them are attached from the start. */
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
