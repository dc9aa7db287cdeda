import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The server's side of SRP-6a (RFC 5054) as Cognito uses it. Hashed numbers are encoded like Java's
 * BigInteger.toByteArray(), with a zero byte before a set highest bit.
 */

/** 3072 bits with generator 2: group 15 of RFC 3526. */
const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const generator = 2n
const multiplier = hashed(bytesOf(prime), bytesOf(generator))
const keyInfo = 'Caldera Derived Key'

export interface Identified {
  poolName: string
  sub: string
}

/** Both values are hexadecimal. */
export function verifierOf(password: string, salt: string, { poolName, sub }: Identified): string {
  const inner = createHash('sha256').update(`${poolName}${sub}:${password}`).digest()
  return power(generator, hashed(bytesOf(numberOf(salt)), inner)).toString(16)
}

/** The server keeps this between its two responses. */
export interface Exchange {
  A: bigint
  B: bigint
  b: bigint
  verifier: bigint
}

/** `srpA` is hexadecimal. Undefined if invalid. */
export function beginExchange(srpA: string, verifierDigits: string): Exchange | undefined {
  const A = /^[\da-f]{1,1024}$/i.test(srpA) ? numberOf(srpA) : 0n
  if (A % prime === 0n) return undefined
  const verifier = numberOf(verifierDigits)
  const b = numberOf(randomBytes(32).toString('hex'))
  return { A, B: (multiplier * verifier + power(generator, b)) % prime, b, verifier }
}

/** Returns base64. */
export function proofOf(
  { A, B, b, verifier }: Exchange,
  { poolName, sub }: Identified,
  { secretBlock, timestamp }: { secretBlock: Buffer; timestamp: string },
): string {
  const u = hashed(bytesOf(A), bytesOf(B))
  const shared = power(A * power(verifier, u), b)
  const key = Buffer.from(hkdfSync('sha256', bytesOf(shared), bytesOf(u), keyInfo, 16))
  return createHmac('sha256', key)
    .update(poolName + sub)
    .update(secretBlock)
    .update(timestamp)
    .digest('base64')
}

function hashed(...parts: Buffer[]): bigint {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return numberOf(hash.digest('hex'))
}

function numberOf(digits: string): bigint {
  return BigInt(`0x${digits}`)
}

function bytesOf(number: bigint): Buffer {
  const digits = number.toString(16)
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let [square, rest] = [base % prime, exponent]; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}
