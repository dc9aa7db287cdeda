import { cognitoTypes } from '../identity/cognito-types.ts'
import type { Json, JsonObject } from './json.ts'
import { arn, local, physicalId, physicalName, type Resource } from './resource.ts'

/** What a template may ask of a resource: its Ref, and its attributes by name. `properties` are resolved. */
export interface ResourceType {
  ref(resource: Resource, properties: JsonObject): string
  attributes?(resource: Resource, properties: JsonObject): Record<string, Json>
}

const named =
  (property: string, longest = 63) =>
  (resource: Resource, properties: JsonObject): string => {
    const given = properties[property]
    return typeof given === 'string' ? given : physicalName(resource, longest)
  }
const idOnly: ResourceType = { ref: physicalId }
const byName: ResourceType = { ref: (resource) => physicalName(resource) }

const tableName = named('TableName')
const table: ResourceType = {
  ref: tableName,
  attributes: (resource, properties) => {
    const name = `table/${tableName(resource, properties)}`
    return { Arn: arn('dynamodb', name), TableId: physicalId(resource), StreamArn: arn('dynamodb', `${name}/stream/1`) }
  },
}
const bucketName = named('BucketName')
const bucket: ResourceType = {
  ref: bucketName,
  attributes(resource, properties) {
    const name = bucketName(resource, properties)
    return {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.${local.urlSuffix}`,
      RegionalDomainName: `${name}.s3.${local.region}.${local.urlSuffix}`,
      WebsiteURL: `http://${name}.s3-website-${local.region}.${local.urlSuffix}`,
    }
  },
}
const functionName = named('FunctionName', 64)
const lambda: ResourceType = {
  ref: functionName,
  attributes: (resource, properties) => ({ Arn: arn('lambda', `function:${functionName(resource, properties)}`) }),
}
/** Versions and aliases stand for the function itself: here there is only its present code. */
const functionPointer: ResourceType = {
  ref: (_, { FunctionName }) => {
    const target = typeof FunctionName === 'string' ? FunctionName : ''
    return target.startsWith('arn:') ? target : arn('lambda', `function:${target}`)
  },
  attributes: () => ({ Version: '1' }),
}
const roleName = named('RoleName', 64)
const role: ResourceType = {
  ref: roleName,
  attributes: (resource, properties) => ({
    Arn: arn('iam', `role/${roleName(resource, properties)}`, { global: true }),
    RoleId: physicalId(resource),
  }),
}
const logGroupName = named('LogGroupName', 512)

/** Types that the local cloud runs or that others refer to. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::S3::Bucket': bucket,
  'AWS::Lambda::Function': lambda,
  'AWS::Lambda::Version': functionPointer,
  'AWS::Lambda::Alias': functionPointer,
  'AWS::ApiGatewayV2::Api': {
    ref: physicalId,
    attributes: (resource) => ({
      ApiId: physicalId(resource),
      ApiEndpoint: `https://${physicalId(resource)}.execute-api.${local.region}.${local.urlSuffix}`,
    }),
  },
  'AWS::ApiGatewayV2::Integration': idOnly,
  'AWS::ApiGatewayV2::Route': idOnly,
  'AWS::ApiGatewayV2::Stage': { ref: (_, { StageName }) => (typeof StageName === 'string' ? StageName : '$default') },
  'AWS::CloudFront::Distribution': {
    ref: physicalId,
    attributes: (resource) => ({
      Id: physicalId(resource),
      DomainName: `${physicalId(resource)}.cloudfront.net`,
    }),
  },
  'AWS::CloudFront::Function': {
    ref: (resource) => arn('cloudfront', `function/${physicalName(resource)}`, { global: true }),
    attributes: (resource) => {
      const functionArn = arn('cloudfront', `function/${physicalName(resource)}`, { global: true })
      return { FunctionARN: functionArn, 'FunctionMetadata.FunctionARN': functionArn, Stage: 'LIVE' }
    },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': { ref: physicalId, attributes: (r) => ({ Id: physicalId(r) }) },
  'AWS::CloudFront::CachePolicy': { ref: physicalId, attributes: (r) => ({ Id: physicalId(r) }) },
  'AWS::CloudFront::OriginRequestPolicy': { ref: physicalId, attributes: (r) => ({ Id: physicalId(r) }) },
  'AWS::CloudFront::OriginAccessControl': { ref: physicalId, attributes: (r) => ({ Id: physicalId(r) }) },
  'AWS::IAM::Role': role,
  'AWS::Logs::LogGroup': {
    ref: logGroupName,
    attributes: (resource, properties) => ({ Arn: arn('logs', `log-group:${logGroupName(resource, properties)}:*`) }),
  },
  'Custom::CDKBucketDeployment': {
    ref: physicalId,
    attributes: (_, { DestinationBucketName, SourceObjectKeys }) => ({
      DestinationBucketArn: `arn:aws:s3:::${String(DestinationBucketName)}`,
      SourceObjectKeys: SourceObjectKeys ?? [],
    }),
  },
  'Custom::S3BucketNotifications': idOnly,
  ...cognitoTypes,
  'AWS::SQS::Queue': {
    ref: (resource) => `https://sqs.${local.region}.${local.urlSuffix}/${local.account}/${physicalName(resource)}`,
    attributes: (resource) => ({
      Arn: arn('sqs', physicalName(resource)),
      QueueName: physicalName(resource),
    }),
  },
  'AWS::Events::Rule': {
    ref: (resource) => physicalName(resource),
    attributes: (resource) => ({ Arn: arn('events', `rule/${physicalName(resource)}`) }),
  },
  'AWS::Scheduler::Schedule': {
    ref: (resource) => physicalName(resource),
    attributes: (resource) => ({ Arn: arn('scheduler', `schedule/default/${physicalName(resource)}`) }),
  },
  'AWS::SNS::Topic': {
    ref: (resource) => arn('sns', physicalName(resource)),
    attributes: (resource) => ({ TopicArn: arn('sns', physicalName(resource)), TopicName: physicalName(resource) }),
  },
  'AWS::KMS::Key': {
    ref: physicalId,
    attributes: (resource) => ({ Arn: arn('kms', `key/${physicalId(resource)}`), KeyId: physicalId(resource) }),
  },
  'AWS::CloudWatch::Alarm': {
    ref: (resource) => physicalName(resource),
    attributes: (resource) => ({ Arn: arn('cloudwatch', `alarm:${physicalName(resource)}`) }),
  },
  'AWS::Lambda::LayerVersion': { ref: (resource) => arn('lambda', `layer:${physicalName(resource)}:1`) },
  // Kept in the template for those who enforce them; nothing of them runs here.
  'AWS::IAM::Policy': byName,
  'AWS::IAM::ManagedPolicy': byName,
  'AWS::Lambda::Permission': byName,
  'AWS::Lambda::EventInvokeConfig': byName,
  'AWS::Lambda::EventSourceMapping': byName,
  'AWS::S3::BucketPolicy': byName,
  'AWS::SQS::QueuePolicy': byName,
  'AWS::CDK::Metadata': byName,
  'AWS::CloudWatch::Dashboard': byName,
  'AWS::CloudWatch::CompositeAlarm': byName,
  // Its log retention, notification and deployment helpers are functions of the CDK itself.
  'Custom::LogRetention': byName,
  'Custom::S3AutoDeleteObjects': byName,
}
