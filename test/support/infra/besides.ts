import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { kebabCase } from '../../../infra/deployed-functions.ts'

/** Actions of Lambda itself for a function that reads the table's stream. */
const stream = [
  ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action} stream`),
  'dynamodb:ListStreams *',
]

/** Actions of Lambda on behalf of a function. */
export const besides: Record<string, string[]> = {
  'remove-expired': ['sqs:SendMessage RemovalFailed'],
  'publish-due': ['sqs:SendMessage PlannedFailed'],
  'make-variants': ['sqs:SendMessage PicturesFailed'],
  'reconcile-images': ['sqs:SendMessage ImagesFailed', ...stream],
  publish: ['sqs:SendMessage PublisherFailed', ...stream],
}

/** Public routes that return more to an administrator than to visitors. */
const askWhenNeeded = ['list-properties', 'get-property', 'list-units']

/** Returns whether a function checks a session. The access is the same everywhere and tested with the current user. */
export function checksSession(name: string): boolean {
  const [, route]: [string, Route?] = Object.entries<Route>(routes).find(([route]) => kebabCase(route) === name) ?? ['']
  return askWhenNeeded.includes(name) || (route !== undefined && route.access !== 'public' && name !== 'logout')
}
