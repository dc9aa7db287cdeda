import { say } from '../log.ts'
import { type Listening, listenOnLoopback } from '../loopback.ts'
import { codeBook } from './code-book.ts'
import { readRequest, send } from './exchange.ts'
import type { Pool } from './pool.ts'
import { openPoolStore } from './pool-store.ts'
import { poolAnswers } from './routes.ts'
import type { IdentitySettings } from './settings.ts'
import { openSigningKeys } from './signing-keys.ts'

export interface Identity extends Listening {
  /** Address of the login page and of all endpoints, such as http://localhost:4330. */
  origin: string
}

/**
 * Starts the stand-in for a Cognito user pool and its hosted login. Users, keys, refresh tokens and sessions of the
 * login page are kept in the data folder. Throws when the port is taken or what is kept there cannot be read.
 */
export async function startIdentity(settings: IdentitySettings): Promise<Identity> {
  const origin = `http://localhost:${settings.port}`
  const [store, keys] = await Promise.all([openPoolStore(settings), openSigningKeys(settings.dataFolder)])
  const pool: Pool = { settings, origin, store, keys, codes: codeBook() }
  const answer = poolAnswers(pool)

  const listening = await listenOnLoopback(settings.port, async (request, response) => {
    try {
      const asked = await readRequest(request)
      send(response, asked ? await answer(asked) : { status: 400, headers: { connection: 'close' }, body: '' })
    } catch (error) {
      if (request.destroyed) return
      say(`The stand-in for sign-in failed at ${request.method}: ${error instanceof Error ? error.stack : error}`)
      if (!response.headersSent) send(response, { status: 500, headers: {}, body: '' })
    }
  })
  return { origin, stop: listening.stop }
}
