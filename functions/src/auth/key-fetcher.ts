import type { Fetcher } from 'aws-jwt-verify/https'
import { unavailable } from '../errors.ts'

const timeoutMs = 800

/** Gets the user pool's keys from `keysOrigin`, whatever host their address names. Throws `unavailable`. */
export const keyFetcher = (keysOrigin: string): Fetcher => ({
  async fetch(address) {
    try {
      const { pathname } = new URL(address)
      const response = await fetch(keysOrigin + pathname, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`The user pool's keys answered ${response.status}`)
      return await response.arrayBuffer()
    } catch (error) {
      throw unavailable(error)
    }
  },
})
