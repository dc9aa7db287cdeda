import { expect, test } from 'vitest'
import { runCommand } from '../support/site/engineer.ts'
import { dataFolder } from '../support/site/environment.ts'
import { newAddress } from '../support/site/user-pool.ts'

const people = (...words: string[]) => runCommand(dataFolder, ['people', ...words])

test('npm run people invites, lists, signs out and removes a person', async () => {
  const email = newAddress()
  expect(await people('invite', email)).toEqual({ code: 0, output: expect.stringContaining(`${email} is invited`) })
  const { code, output } = await people('list')
  expect(code).toBe(0)
  expect(output).toContain(`${email}\tmay change things\tforce change password\n`)
  expect(output).toContain('guest@porchlight.test\tmay change nothing\tconfirmed\n')
  expect(await people('sign-out', email)).toEqual({ code: 0, output: expect.stringContaining('is signed out') })
  expect(await people('remove', email)).toEqual({ code: 0, output: expect.stringContaining(`${email} is signed out`) })
  expect((await people('list')).output).not.toContain(email)
  expect(await people('remove', email)).toEqual({ code: 1, output: `Nobody has an account with ${email}.\n` })
})

test('npm run people reads an address as mail programs copy it, and names what is wrong with another', async () => {
  const email = newAddress()
  expect(await people('invite', `Ada Byron <${email}>;`)).toEqual({
    code: 0,
    output: expect.stringContaining(`${email} is invited`),
  })
  expect((await people('list')).output).toMatch(new RegExp(`^${email}\t`, 'm'))
  expect(await people('remove', `MAILTO:${email.toUpperCase()}`)).toMatchObject({ code: 0 })
  for (const [typed, message] of [
    ['ada@homes.org;bob@homes.org', 'An email address cannot contain ";"'],
    ['ada@homes', 'Please enter an email address, such as ada@example.org'],
    ['Ada Byron', 'An email address cannot contain " "'],
  ] as const)
    expect(await people('invite', typed)).toEqual({ code: 1, output: `${message}.\n` })
})

test.each([
  ['people', /^npm run people -- invite/],
  ['backup', /^npm run backup -- <folder>/],
  ['restore', /^npm run restore -- <folder>/],
  ['smoke', /^npm run smoke -- <address>/],
  ['deploy', /^There is no stage "local"/],
  ['bootstrap', /^There is no stage "local"/],
  ['destroy', /^There is no stage "local"/],
])('npm run %s without its arguments explains them in one sentence', async (name, sentence) => {
  const { code, output } = await runCommand(dataFolder, [name])
  expect(code).toBe(1)
  expect(output).toMatch(sentence)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
})
