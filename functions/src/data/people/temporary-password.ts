import { randomInt } from 'node:crypto'

/** These cannot be confused with each other. */
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789']
const characters = classes.join('')
const GROUPS = 4
const GROUP_LENGTH = 4

/**
 * Returns a password such as `kR4t-Wm7x-pH2c-9sVd`, with over 90 random bits. Cognito's own ones may contain `<` and
 * `&`, which its HTML email would garble. The hyphens are the symbol that the pool's policy requires.
 */
export function temporaryPassword(): string {
  const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => characters.charAt(randomInt(characters.length)))
  const isComplete = classes.every((group) => letters.some((letter) => group.includes(letter)))
  if (!isComplete) return temporaryPassword()
  const groups = Array.from({ length: GROUPS }, (_, n) => letters.slice(n * GROUP_LENGTH, (n + 1) * GROUP_LENGTH))
  return groups.map((group) => group.join('')).join('-')
}
