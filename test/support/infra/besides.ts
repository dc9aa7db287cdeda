import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { kebabCase } from '../../../infra/deployed-functions.ts'

/** What Lambda does for a function that follows the table's stream. */
const stream = [
  ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action} stream`),
  'dynamodb:ListStreams *',
]

/** What Lambda does in the name of a function. */
export const besides: Record<string, string[]> = {
  'remove-expired': ['sqs:SendMessage RemovalFailed'],
  'publish-due': ['sqs:SendMessage PlannedFailed'],
  'make-variants': ['sqs:SendMessage PicturesFailed'],
  'reconcile-images': ['sqs:SendMessage ImagesFailed', ...stream],
  publish: ['sqs:SendMessage PublisherFailed', ...stream],
}

/** Public routes that let in an administrator further than visitors. */
const askWhenNeeded = ['list-properties', 'get-property', 'list-units']

/** Whether a function checks a session, which takes the same everywhere, and was seen with the current user. */
export function checksSession(name: string): boolean {
  const [, route]: [string, Route?] = Object.entries<Route>(routes).find(([route]) => kebabCase(route) === name) ?? ['']
  return askWhenNeeded.includes(name) || (route !== undefined && route.access !== 'public' && name !== 'logout')
}
