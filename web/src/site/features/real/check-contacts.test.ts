import { describe, expect, test } from 'vitest'
import { checkContacts } from './check-contacts.ts'

const own = {
  origin: 'https://www.homes.org',
  portal: { listingsUrl: 'https://homes.portal.com/listings', signInUrl: 'https://login.portal.com/users/sign_in' },
  questions: { phone: '+1 404 555 0142', email: 'Rent@homes.org' },
  contact: { email: 'hello@gmail.com', phone: '+1-214-555-0199' },
}
const check = (text: string) => checkContacts(text, own)
const owners = (text: string) => check(text).map(({ owner }) => owner)

describe('knows as ours', () => {
  test.each([
    'https://www.homes.org/property/1?from=mail#unit',
    'homes.org',
    'WWW.Homes.Org/atlanta',
    'http://homes.org',
    'www.homes.org.',
    '(see www.homes.org/dallas).',
    '<https://www.homes.org/>',
    ' ｗｗｗ.homes.org ',
    'https:\\\\www.homes.org\\@evil.com',
  ])('the website %s', (text) => {
    expect(owners(text)).toEqual(['website'])
  })

  test.each(['https://homes.portal.com/listings/7', 'login.portal.com', 'http://homes.portal.com'])(
    'the portal %s',
    (text) => {
      expect(owners(text)).toEqual(['portal'])
    },
  )

  test.each([
    '404-555-0142',
    '(404) 555-0142',
    '+1 (404) 555.0142',
    '14045550142',
    '001 404 555 0142',
    'tel:+14045550142',
    '2145550199',
    '４０４ ５５５ ０１４２',
    '404-555-0142 ext. 7',
  ])('the number %s', (text) => {
    expect(owners(text)).toEqual(['contact'])
  })

  test.each(['hello@gmail.com', 'RENT@HOMES.ORG', 'mailto:rent@homes.org?subject=Hi', 'The family <hello@gmail.com>,'])(
    'the e-mail address %s',
    (text) => {
      expect(owners(text)).toEqual(['contact'])
    },
  )
})

test.each([
  'https://www.homes.org.evil.com/atlanta',
  'https://www.homes.org@evil.com',
  'www.homes.org@evil.com/login',
  'www.homes.org@evil.com',
  'homes-org.com',
  'xhomes.org',
  'https://evil.com/www.homes.org',
  'evil.com?www.homes.org',
  'https://evil.com/https://www.homes.org',
  'www.hοmes.org',
  'ftp://www.homes.org',
  'http://192.168.0.1/homes.org',
  'https://www.homes.org:8443',
  'other.portal.com',
  'hello@gmail.com.evil.com',
  'helloo@gmail.com',
  'a@b',
  '404-555-0143',
  '+44 404 555 0142',
  '4045550142404',
  '9404-555-0142',
])('knows that %s is not ours', (text) => {
  expect(owners(text)).toEqual(['foreign'])
})

test.each(['pay.homes.org', 'someone@homes.org', 'a@mail.homes.org'])(
  'does not vouch for %s, which only has our domain',
  (text) => {
    expect(owners(text)).toEqual(['unlisted'])
  },
)

test.each([
  '',
  ' ',
  'Is it real?',
  'https://',
  'javascript:alert(1)',
  '<b>%E0&{0}',
  '$1,200.00 from 2026-06-01, 3.5 baths, 30306',
  '555-0142',
  '@homes',
  '\ud83d\udc4d\ud800\u0000\u202e',
  '9'.repeat(400),
  '.'.repeat(50_000),
])('finds nothing to check in %j', (text) => {
  expect(check(text)).toEqual([])
})

test('checks all that a message contains once, and at most 20', () => {
  expect(
    check(
      'Hi! See www.homes.org/atlanta, then wire to pay@evil.com or call 404 555 0142 404 555 0199. www.homes.org/atlanta',
    ),
  ).toEqual([
    { text: 'www.homes.org/atlanta', owner: 'website' },
    { text: 'pay@evil.com', owner: 'foreign' },
    { text: '404 555 0142', owner: 'contact' },
    { text: '404 555 0199', owner: 'foreign' },
  ])
  const many = Array.from({ length: 30_000 }, (_, n) => `a${n}.com`).join(' ')
  expect(check(many)).toHaveLength(20)
})
