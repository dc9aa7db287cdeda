import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password.ts'

test('a temporary password meets the policy of the user pool and survives an HTML email', () => {
  const passwords = Array.from({ length: 500 }, temporaryPassword)
  for (const password of passwords) {
    expect(password).toMatch(/^[a-zA-Z2-9]{4}(-[a-zA-Z2-9]{4}){3}$/)
    expect(password).toMatch(/[a-z].*/)
    expect(password).toMatch(/[A-Z]/)
    expect(password).toMatch(/\d/)
    expect(password).not.toMatch(/[01OIl io]/)
  }
  expect(new Set(passwords).size).toBe(500)
})
