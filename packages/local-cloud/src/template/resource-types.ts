import { createHmac, randomBytes } from 'node:crypto'
import { arn, type Json, type JsonObject, local, physicalId, physicalName, type Resource, scalar } from './resource.ts'

/** `properties` are resolved. */
type ResourceType = (resource: Resource, properties: JsonObject) => { Ref: string; [attribute: string]: Json }

const byId: ResourceType = (resource) => ({ Ref: physicalId(resource), Id: physicalId(resource) })
const byName: ResourceType = (resource) => ({ Ref: physicalName(resource) })
const named = (property: string, describe: (name: string) => JsonObject = () => ({})): ResourceType => {
  return (resource, { [property]: given }) => {
    const name = scalar(given) ?? physicalName(resource)
    return { Ref: name, ...describe(name) }
  }
}

/** The id has Cognito's form. */
export const localPoolId = `${local.region}_Local0001`
const thisProcess = randomBytes(32)

/** Changes with every start. */
export function secretOf(name: string): string {
  return createHmac('sha256', thisProcess).update(name).digest('hex')
}

/** Types that the local cloud runs, that others refer to, or that have no effect here. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::GlobalTable': named('TableName', (name) => ({
    Arn: arn('dynamodb', `table/${name}`),
    StreamArn: arn('dynamodb', `table/${name}/stream/1`),
  })),
  'AWS::S3::Bucket': named('BucketName', (name) => ({
    Arn: `arn:aws:s3:::${name}`,
    RegionalDomainName: `${name}.s3.${local.region}.${local.urlSuffix}`,
  })),
  'AWS::S3::BucketPolicy': byName,
  'AWS::Lambda::Function': named('FunctionName', (name) => ({ Arn: arn('lambda', `function:${name}`) })),
  // Only the newest version exists.
  'AWS::Lambda::Version': (_, { FunctionName }) => ({ Ref: arn('lambda', `function:${String(FunctionName)}:1`) }),
  'AWS::Lambda::EventSourceMapping': byName,
  'AWS::ApiGatewayV2::Api': (resource) => {
    const id = physicalId(resource)
    return { Ref: id, ApiId: id, ApiEndpoint: `https://${id}.execute-api.${local.region}.${local.urlSuffix}` }
  },
  'AWS::ApiGatewayV2::Integration': byId,
  'AWS::ApiGatewayV2::Route': byId,
  'AWS::ApiGatewayV2::Stage': named('StageName'),
  'AWS::CloudFront::Distribution': (resource) => {
    const id = physicalId(resource)
    return { Ref: id, Id: id, DomainName: `${id}.cloudfront.net` }
  },
  'AWS::CloudFront::Function': (resource) => {
    const functionArn = arn('cloudfront', `function/${physicalName(resource)}`, { global: true })
    return { Ref: functionArn, FunctionARN: functionArn }
  },
  'AWS::CloudFront::ResponseHeadersPolicy': byId,
  'AWS::CloudFront::CachePolicy': byId,
  'AWS::CloudFront::OriginAccessControl': byId,
  'AWS::Cognito::UserPool': () => ({
    Ref: localPoolId,
    Arn: arn('cognito-idp', `userpool/${localPoolId}`),
    UserPoolId: localPoolId,
  }),
  'AWS::Cognito::UserPoolClient': (resource) => {
    const id = physicalId(resource)
    return { Ref: id, ClientId: id, ClientSecret: secretOf(id) }
  },
  'AWS::Cognito::UserPoolDomain': named('Domain'),
  'AWS::Cognito::UserPoolGroup': named('GroupName'),
  'AWS::Events::Rule': (resource) => {
    const name = physicalName(resource)
    return { Ref: name, Arn: arn('events', `rule/${name}`) }
  },
  'AWS::Scheduler::Schedule': byName,
  'AWS::SQS::Queue': (resource) => {
    const name = physicalName(resource)
    const address = `https://sqs.${local.region}.${local.urlSuffix}/${local.account}/${name}`
    return { Ref: address, Arn: arn('sqs', name), QueueName: name }
  },
  'Custom::CDKBucketDeployment': byId,
  // Without effect: logs belong to the machine's user, and the hosted login has its own page.
  'AWS::IAM::Role': named('RoleName', (name) => ({ Arn: arn('iam', `role/${name}`, { global: true }) })),
  'AWS::IAM::Policy': byName,
  'AWS::Lambda::LayerVersion': byName,
  'AWS::Lambda::Permission': byName,
  'AWS::SQS::QueuePolicy': byName,
  'AWS::Logs::LogGroup': named('LogGroupName', (name) => ({ Arn: arn('logs', `log-group:${name}:*`) })),
  'AWS::Cognito::ManagedLoginBranding': byId,
  'Custom::Trigger': byName,
  'Custom::S3AutoDeleteObjects': byName,
}
