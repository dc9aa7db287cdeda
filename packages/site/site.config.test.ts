import { expect, test } from 'vitest'
import { site } from './site.config.ts'
import { siteSchema } from './site-schema.ts'

test('names the field that is wrong', () => {
  const questions = { phone: 'call us', email: 'nobody' }
  const wrong = {
    ...site,
    questions,
    portal: { ...site.portal, listingsUrl: 'listings' },
    origin: 'https://example.com/',
  }
  expect(siteSchema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'origin',
    'portal.listingsUrl',
    'questions.phone',
    'questions.email',
  ])
})
