import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { kebabCase } from '../../../infra/deployed-functions.ts'

/** Lambda reads the stream with these. */
const stream = [
  ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `Allow dynamodb:${action} stream`),
  'Allow dynamodb:ListStreams *',
]

export const besides: Record<string, string[]> = {
  'remove-expired': ['Allow sqs:SendMessage failed'],
  'publish-due': ['Allow sqs:SendMessage failed'],
  'make-variants': ['Allow sqs:SendMessage failed'],
  'reconcile-images': ['Allow sqs:SendMessage failed', ...stream],
  publish: ['Allow sqs:SendMessage failed', ...stream],
}

/** They return more to an administrator than to visitors. */
const askWhenNeeded = ['list-properties', 'get-property', 'list-units']

/** The current user's test covers this access. */
export function checksSession(name: string): boolean {
  const [, route]: [string, Route?] = Object.entries<Route>(routes).find(([route]) => kebabCase(route) === name) ?? ['']
  return askWhenNeeded.includes(name) || (route !== undefined && route.access !== 'public' && name !== 'logout')
}
