import { Template } from 'aws-cdk-lib/assertions'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import { CfnElement, type Stack } from 'aws-cdk-lib/core'
import { expect, test } from 'vitest'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

import { deployedFunctions } from './deployed-functions.ts'

const { storage, application } = addStacks()
const templates = [storage, application].map((stack) => Template.fromStack(stack))
const roles = rolesOf(application)

test('other grants are only for services and the CDK’s own functions', () => {
  const allowed = templates.flatMap((template) =>
    Object.entries<{ Type: string; Properties: Record<string, unknown> }>(template.toJSON().Resources).flatMap(
      ([id, { Properties }]) =>
        statementsIn(withoutGrants(id, Properties)).map((statement) => `${nameOf(id)}: ${textOf(statement)}`),
    ),
  )
  const byLambda = ': Allow sts:AssumeRole by lambda.amazonaws.com'
  expect(allowed.filter((grant) => grant.endsWith(byLambda))).toHaveLength(new Set(roles.values()).size + 3)
  // The CDK's own functions run while deploying: one publishes, one copies the site's files, one empties its bucket.
  expect(allowed.filter((grant) => !grant.endsWith(byLambda)).toSorted()).toMatchInlineSnapshot(`
    [
      "AWSCDKTriggerCustomResourceProviderCustomResourceProviderRole: Allow lambda:InvokeFunction on PublisherpublishFunction0EACAD18.Arn:*",
      "ApiInvoker: Allow lambda:InvokeFunction on ApiaddheroimageFunction and ApicountactionFunction and ApicreatepreviewFunction and ApicreatepropertyFunction and ApicreateunitFunction and ApicurrentuserFunction and ApideleteheroimageFunction and ApideletepreviewFunction and ApideletepropertyFunction and ApideletepropertyforgoodFunction and ApideletepropertyimageFunction and ApideleteunitFunction and ApideleteunitimageFunction and ApidescribeheroimageFunction and ApiduplicatepropertyFunction and ApiduplicateunitFunction and ApieditimageFunction and ApifallbackFunction and ApigetchangeFunction and ApigetimageadviceFunction and ApigetoriginalFunction and ApigetpreviewFunction and ApigetpropertyFunction and ApigetuploadstatusFunction and ApigetviewhistoryFunction and ApiimportcsvFunction and ApiinviteagainFunction and ApiinvitepersonFunction and ApilistchangesFunction and ApilistdeletedpropertiesFunction and ApilistheroimagesFunction and ApilistpeopleFunction and ApilistpreviewsFunction and ApilistpropertiesFunction and ApilistunitsFunction and ApilistviewcountsFunction and ApiloginFunction and ApilogincallbackFunction and ApilogoutFunction and ApimissingpageFunction and ApiremovepersonFunction and ApireorderheroimagesFunction and ApirequestuploadFunction and ApirestorepropertyFunction and ApirestoreversionFunction and ApisaveavailabilityFunction and ApisignoutpersonFunction and ApitrackviewFunction and ApiupdatepropertyFunction and ApiupdateunitFunction",
      "ApiInvoker: Allow sts:AssumeRole by apigateway.amazonaws.com",
      "FailedQueuePolicy: Allow sqs:SendMessage on FailedQueue by events.amazonaws.com if ArnEquals aws:SourceArn ImageVariantsUploaded",
      "FailedQueuePolicy: Allow sqs:SendMessage on FailedQueue by sns.amazonaws.com if ArnEquals aws:SourceArn NoticesAlarms",
      "FailedQueuePolicy: Deny sqs:* on FailedQueue by * if Bool aws:SecureTransport false",
      "NoticesAlarmsPolicy: Allow sns:Publish on NoticesAlarms by cloudwatch.amazonaws.com if StringEquals aws:SourceAccount AWS::AccountId",
      "NoticesAlarmsPolicy: Deny sns:Publish on NoticesAlarms by * if Bool aws:SecureTransport false",
      "OriginalsBucketPolicy: Deny s3:* on originals and originals/* by * if Bool aws:SecureTransport false",
      "SchedulesRole: Allow lambda:InvokeFunction on ImageReconcilerreconcileimagesFunction and LooklookatsiteFunction and PlannedpublishdueFunction and PublisherpublishFunction and RemovalremoveexpiredFunction",
      "SchedulesRole: Allow sqs:SendMessage on FailedQueue",
      "SchedulesRole: Allow sts:AssumeRole by scheduler.amazonaws.com",
      "SiteBucketPolicy: Allow s3:DeleteObject* s3:GetBucket* s3:List* s3:PutBucketPolicy on site and site/* by CustomS3AutoDeleteObjectsCustomResourceProviderRole",
      "SiteBucketPolicy: Allow s3:GetObject s3:ListBucket on site and site/* by cloudfront.amazonaws.com if StringEquals AWS:SourceArn distribution",
      "SiteBucketPolicy: Deny s3:* on site and site/* by * if Bool aws:SecureTransport false",
      "SiteFilesRole: Allow logs:CreateLogStream logs:PutLogEvents on FunctionsLog",
      "SiteFilesRole: Allow s3:Abort* s3:DeleteObject* s3:GetBucket* s3:GetObject* s3:List* s3:PutObject s3:PutObjectLegalHold s3:PutObjectRetention s3:PutObjectTagging s3:PutObjectVersionTagging on site and site/*",
      "SiteFilesRole: Allow s3:GetBucket* s3:GetObject* s3:List* on arn:AWS::Partition:s3:::cdk-hnb659fds-assets-\${AWS::AccountId}-\${AWS::Region}/* and arn:AWS::Partition:s3:::cdk-hnb659fds-assets-\${AWS::AccountId}-\${AWS::Region}",
      "VariantsBucketPolicy: Allow s3:GetObject on variants/images/* by cloudfront.amazonaws.com if StringEquals AWS:SourceAccount AWS::AccountId if ArnLike AWS:SourceArn arn:AWS::Partition:cloudfront::AWS::AccountId:distribution/*",
      "VariantsBucketPolicy: Allow s3:ListBucket on variants by cloudfront.amazonaws.com if StringEquals AWS:SourceAccount AWS::AccountId if ArnLike AWS:SourceArn arn:AWS::Partition:cloudfront::AWS::AccountId:distribution/*",
      "VariantsBucketPolicy: Deny s3:* on variants and variants/* by * if Bool aws:SecureTransport false",
    ]
  `)
})

test('only the rule of uploads may invoke its target by permission, and no policy of AWS is attached', () => {
  const of = (type: string) => templates.flatMap((template) => Object.entries(template.findResources(type)))
  const permissions = of('AWS::Lambda::Permission').map(([, { Properties }]) => Properties)
  expect(new Set(permissions.map(({ Action }) => Action))).toEqual(new Set(['lambda:InvokeFunction']))
  for (const { SourceArn } of permissions) expect(SourceArn).toBeDefined()
  const byRules = permissions.filter(({ Principal }) => Principal === 'events.amazonaws.com')
  expect(byRules.map(({ FunctionName, SourceArn }) => `${nameOf(SourceArn)}: ${nameOf(FunctionName)}`)).toEqual([
    'ImageVariantsUploaded: ImageVariantsmakevariantsFunction',
  ])
  expect(permissions).toHaveLength(byRules.length)
  // This policy lets the CDK's own functions write logs.
  const attached = of('AWS::IAM::Role').flatMap(([id, { Properties }]) =>
    (Properties.ManagedPolicyArns ?? []).map((arn: unknown) => `${nameOf(id)}: ${nameOf(arn).replace(/^.*\//, '')}`),
  )
  const basic = 'AWSLambdaBasicExecutionRole'
  expect(attached.toSorted()).toEqual([
    `AWSCDKTriggerCustomResourceProviderCustomResourceProviderRole: ${basic}`,
    `CustomS3AutoDeleteObjectsCustomResourceProviderRole: ${basic}`,
  ])
})

const withoutGrants = (id: string, properties: Record<string, unknown>) =>
  [...roles.values()].includes(id) ? { ...properties, Policies: [] } : properties

function statementsIn(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'Statement' ? inner : statementsIn(inner)))
}

const textOf = ({ Effect, Action, Resource, Principal, Condition }: Statement) =>
  [
    Effect,
    [Action].flat().join(' '),
    ...(Resource ? [`on ${[Resource].flat().map(nameOf).join(' and ')}`] : []),
    ...(Principal ? [`by ${nameOf(Principal)}`] : []),
    ...Object.entries(Object(Condition)).flatMap(([test, keys]) =>
      Object.entries(Object(keys)).map(([key, value]) => `if ${test} ${key} ${nameOf(value)}`),
    ),
  ].join(' ')

interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Principal?: unknown
  Condition?: unknown
}

/** The CDK appends hashes. */
const names: [RegExp, string][] = [
  [/^(?:.*FnGetAtt)?OriginalsBucket[\dA-F]{8}\.?Arn(?:[\dA-F]{8})?/, 'originals'],
  [/^(?:.*FnGetAtt)?VariantsBucket[\dA-F]{8}\.?Arn(?:[\dA-F]{8})?/, 'variants'],
  [/^SiteBucket[\dA-F]{8}\.Arn/, 'site'],
  [/^.*:distribution\/CdnDistribution[\dA-F]{8}$/, 'distribution'],
  [/[\dA-F]{8}(\.Arn)?$/, ''],
]

function nameOf(value: unknown): string {
  const text = flat(value)
  const [pattern, name] = names.find(([pattern]) => pattern.test(text)) ?? []
  return pattern ? text.replace(pattern, name ?? '') : text
}

function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const [[, inner] = []] = Object.entries(value)
  if ('Fn::GetAtt' in value) return [inner].flat().join('.')
  if ('Fn::Join' in value && Array.isArray(inner)) return [inner[1]].flat().map(flat).join('')
  return flat(inner)
}

function rolesOf(stack: Stack): Map<string, string> {
  const ours = new Set(deployedFunctions.map(({ name }) => name))
  const made = stack.node.findAll().filter((found) => found instanceof lambda.Function)
  return new Map(
    made.flatMap(({ role, node }) => {
      const [name = '', resource] = [node.scope?.node.id, role?.node.defaultChild]
      return ours.has(name) && resource instanceof CfnElement ? [[name, stack.getLogicalId(resource)]] : []
    }),
  )
}
