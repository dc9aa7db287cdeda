import { expect, test } from 'vitest'
import { invitationSchema } from './people.ts'

test.each([
  ['Ada Byron <ada@homes.org>'],
  ['"Byron, Ada" <Ada@Homes.org>;'],
  ['<ada@homes.org>'],
  ['mailto:ada@homes.org'],
  ['MAILTO:ada@homes.org?subject=Hello'],
  ['ada@homes.org;'],
  ['ada@homes.org,'],
  ['ada@homes.org.'],
  ['(ada@homes.org)'],
  ['“ada@homes.org”'],
  ['\u200bada@homes.org\u200b'],
  [' ada@homes.org\u00a0'],
  ['\u2068ada@homes.org\u2069'],
  ['ada@homes.org (Ada Byron)'],
  ['Ada Byron (ada@homes.org),'],
  ['To: Ada Byron <ada@homes.org>'],
  ['E-Mail: ada@homes.org'],
  ['Ada Byron <ada@homes.org> (work);'],
  ['ada＠homes．org'],
  ['«ada@homes.org»!'],
  ['[ada@homes.org](mailto:ada@homes.org)'],
  ['Ada <mailto:ada%40homes.org?cc=bob@homes.org>'],
  ['<ada@homes.org'],
  ['„ada@homes.org“…'],
  ['\tada@homes.org\r\n'],
])('%s invites the bare address', (email) => {
  expect(invitationSchema.parse({ email })).toEqual({ email: 'ada@homes.org' })
})

test.each([
  ['ada@ho mes.org', '" "'],
  ['ada<x@homes.org', '"<"'],
  ['ada@homes.org; bob@homes.org', '";"'],
  ['ada,bob@homes.org', '","'],
  ['adá@homes.org', '"á"'],
  ['ada@homes.org\nbob@homes.org', '" "'],
  ['Ada Byron ada@homes.org', '" "'],
  ['ada@bücher.org', '"ü"'],
])('%s is refused, naming the character', (email, character) => {
  const { error } = invitationSchema.safeParse({ email })
  expect(error?.issues.map(({ message }) => message)).toContainEqual(expect.stringContaining(character))
})

test.each([
  ...['ada', 'ada@homes', '@homes.org', 'ada@@homes.org', '', 'ada@', 'ada@homes..org', 'ada..b@homes.org'],
  ...['.ada@homes.org', 'ada.@homes.org', 'ada@-homes.org', 'ada@homes-.org', 'ada@ho_mes.org', 'ada@127.0.0.1'],
])('"%s" is no address', (email) => {
  expect(invitationSchema.safeParse({ email }).success).toBe(false)
})
