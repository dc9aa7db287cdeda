import { randomUUID } from 'node:crypto'
import { now, type SignIn } from './state.ts'

/** What an authorization code stands for. */
interface CodeGrant extends Pick<SignIn, 'sub' | 'clientId' | 'scopes' | 'authTime'> {
  redirectUri: string
  /** S256 challenge; absent when the client sent none. */
  challenge: string | undefined
  nonce: string | undefined
}

/** Authorization codes: good once, for five minutes, and gone with this process. */
export interface CodeBook {
  write(grant: CodeGrant): string
  /** Gives a code's grant and forgets it; undefined when it is unknown, used or too old. */
  take(code: string): CodeGrant | undefined
}

export function codeBook(): CodeBook {
  const codes = new Map<string, { grant: CodeGrant; expire: number }>()
  return {
    write(grant) {
      for (const [code, { expire }] of codes) if (expire <= now()) codes.delete(code)
      const code = randomUUID()
      codes.set(code, { grant, expire: now() + 300 })
      return code
    },
    take(code) {
      const found = codes.get(code)
      codes.delete(code)
      return found && found.expire > now() ? found.grant : undefined
    },
  }
}
