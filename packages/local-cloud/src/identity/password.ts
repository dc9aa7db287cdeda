import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { User } from './state.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)

export async function hashPassword(password: string): Promise<User['password']> {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: (await derive(password, salt, 32)).toString('hex') }
}

/** Takes as long for nobody as for somebody, so that an answer does not tell which accounts exist. */
export async function passwordMatches(password: string, user: User | undefined): Promise<boolean> {
  const { salt, hash } = user?.password ?? { salt: 'nobody', hash: '00'.repeat(32) }
  const same = timingSafeEqual(await derive(password, salt, 32), Buffer.from(hash, 'hex'))
  return same && user !== undefined
}

/** The password policy of the pool: 12 characters or more, of all four kinds. */
export function isStrong(password: string): boolean {
  return password.length >= 12 && [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].every((kind) => kind.test(password))
}
