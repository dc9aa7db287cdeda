import { App } from 'aws-cdk-lib/core'
import { expect, it } from 'vitest'
import { customDomain } from './context.ts'
import { temporaryFolder } from './fixtures/temporary-folder.ts'

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1'
const given = (context: Partial<Record<'domain' | 'certificateArn', string>>) =>
  customDomain(new App({ context, outdir: temporaryFolder() }))

it('serves under CloudFront’s name unless a domain is given', () => {
  expect(given({})).toBeUndefined()
})

it('takes a domain with its certificate', () => {
  expect(given({ domain: 'homes.example.com', certificateArn })).toEqual({ name: 'homes.example.com', certificateArn })
})

it.each([{ domain: 'homes.example.com' }, { certificateArn }])('refuses one without the other: %o', (context) => {
  expect(() => given(context)).toThrow('A custom domain needs both')
})
