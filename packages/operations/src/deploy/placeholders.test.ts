import { site } from '@porchlight/site/site.config'
import { expect, test } from 'vitest'
import { deployedStage } from '../stages.ts'
import { placeholdersIn } from './placeholders.ts'

const stage = { ...deployedStage('prod'), alarmEmail: 'ada@homes.org' }
const ownSite = {
  ...site,
  portal: { listingsUrl: 'https://homes.portal.com/listings', signInUrl: 'https://homes.portal.com/in' },
  contact: { ...site.contact, email: 'hello@homes.org' },
}

test('accepts real names', () => {
  expect(placeholdersIn({ ...stage, domain: { name: 'www.homes.org' } }, ownSite)).toEqual([])
  expect(placeholdersIn({ ...stage, domain: { name: 'www.myexample.com' } }, ownSite)).toEqual([])
  expect(placeholdersIn({ ...stage, domain: { name: 'www.test-homes.org' } }, ownSite)).toEqual([])
})

test.each([
  ['site.config.ts has questions.email at "hello@example.com"', {}, { questions: { email: 'hello@example.com' } }],
  [
    'site.config.ts has contact.email at "hi@EXAMPLE.org"',
    {},
    { contact: { ...ownSite.contact, email: 'hi@EXAMPLE.org' } },
  ],
  ['deployment.config.ts has prod.domain.name at "www.example.com"', { domain: { name: 'www.example.com' } }, {}],
  [
    'deployment.config.ts has prod.domain.hostedZone.name at "example.net"',
    { domain: { name: 'homes.org', hostedZone: { id: 'Z1', name: 'example.net' } } },
    {},
  ],
])('refuses every placeholder: %s', (sentence, stageChanges, siteChanges) => {
  const found = placeholdersIn({ ...stage, ...stageChanges }, { ...ownSite, ...siteChanges })
  expect(found).toEqual([expect.stringContaining(sentence)])
})
