import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A password as it is kept: 16 bytes of salt and what scrypt makes of both, in hexadecimal digits. */
export interface KeptPassword {
  salt: string
  hash: string
}

const derive = promisify<string, string, number, Buffer>(scrypt)

export async function hashPassword(password: string): Promise<KeptPassword> {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: (await derive(password, salt, 32)).toString('hex') }
}

/** Takes as long for an unknown user as for a known one: the time of an answer must not tell which accounts exist. */
export async function passwordMatches(password: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { salt, hash } = kept ?? { salt: 'nobody', hash: '00'.repeat(32) }
  const same = timingSafeEqual(await derive(password, salt, 32), Buffer.from(hash, 'hex'))
  return same && kept !== undefined
}

/** The password policy of the pool: 12 characters or more, among them lower and upper case, a digit and a symbol. */
export function isStrong(password: string): boolean {
  return password.length >= 12 && [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].every((kind) => kind.test(password))
}
