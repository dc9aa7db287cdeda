import { createHmac, randomBytes } from 'node:crypto'
import { arn, type Json, type JsonObject, local, physicalId, physicalName, type Resource, scalar } from './resource.ts'

/** `properties` are resolved. */
type ResourceType = (resource: Resource, properties: JsonObject) => { Ref: string; [attribute: string]: Json }

const byId: ResourceType = (resource) => ({ Ref: physicalId(resource), Id: physicalId(resource) })
const byName: ResourceType = (resource) => ({ Ref: physicalName(resource) })
const withArn =
  (arnOf: (name: string) => string): ResourceType =>
  (resource) => ({ Ref: physicalName(resource), Arn: arnOf(physicalName(resource)) })
const named =
  (property: string): ResourceType =>
  (resource, { [property]: name }) => ({ Ref: scalar(name) ?? physicalName(resource) })

/** The id has Cognito's form. */
export const localPoolId = `${local.region}_Local0001`
const thisProcess = randomBytes(32)

/** Changes with every start. */
export function secretOf(name: string): string {
  return createHmac('sha256', thisProcess).update(name).digest('hex')
}

/** Types that the local cloud runs, that others refer to, or that have no effect here. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::GlobalTable': (resource) => {
    const tableArn = arn('dynamodb', `table/${physicalName(resource)}`)
    return { Ref: physicalName(resource), Arn: tableArn, StreamArn: `${tableArn}/stream/1` }
  },
  'AWS::S3::Bucket': (resource) => {
    const name = physicalName(resource)
    return {
      Ref: name,
      Arn: `arn:aws:s3:::${name}`,
      RegionalDomainName: `${name}.s3.${local.region}.${local.urlSuffix}`,
    }
  },
  'AWS::S3::BucketPolicy': byName,
  'AWS::Lambda::Function': withArn((name) => arn('lambda', `function:${name}`)),
  // Only the newest version exists.
  'AWS::Lambda::Version': (_, { FunctionName }) => ({ Ref: arn('lambda', `function:${String(FunctionName)}:1`) }),
  'AWS::Lambda::EventSourceMapping': byName,
  'AWS::ApiGatewayV2::Api': byId,
  'AWS::ApiGatewayV2::Integration': byId,
  'AWS::ApiGatewayV2::Route': byId,
  'AWS::ApiGatewayV2::Stage': named('StageName'),
  'AWS::CloudFront::Distribution': (resource) => {
    const id = physicalId(resource)
    return { Ref: id, DomainName: `${id}.cloudfront.net` }
  },
  'AWS::CloudFront::Function': (resource) => {
    const functionArn = arn('cloudfront', `function/${physicalName(resource)}`, { global: true })
    return { Ref: functionArn, FunctionARN: functionArn }
  },
  'AWS::CloudFront::ResponseHeadersPolicy': byId,
  'AWS::CloudFront::CachePolicy': byId,
  'AWS::CloudFront::OriginAccessControl': byId,
  'AWS::Cognito::UserPool': () => ({ Ref: localPoolId, Arn: arn('cognito-idp', `userpool/${localPoolId}`) }),
  'AWS::Cognito::UserPoolClient': (resource) => {
    const id = physicalId(resource)
    return { Ref: id, ClientSecret: secretOf(id) }
  },
  'AWS::Cognito::UserPoolDomain': named('Domain'),
  'AWS::Cognito::UserPoolGroup': named('GroupName'),
  'AWS::Events::Rule': withArn((name) => arn('events', `rule/${name}`)),
  'AWS::Scheduler::Schedule': byName,
  'AWS::SQS::Queue': (resource) => {
    const name = physicalName(resource)
    return { Ref: `https://sqs.${local.region}.${local.urlSuffix}/${local.account}/${name}`, Arn: arn('sqs', name) }
  },
  'Custom::CDKBucketDeployment': byId,
  // Without effect: logs belong to the machine's user, and the hosted login has its own page.
  'AWS::IAM::Role': withArn((name) => arn('iam', `role/${name}`, { global: true })),
  'AWS::Lambda::LayerVersion': byName,
  'AWS::Lambda::Permission': byName,
  'AWS::SQS::QueuePolicy': byName,
  'AWS::Logs::LogGroup': withArn((name) => arn('logs', `log-group:${name}:*`)),
  'AWS::Cognito::ManagedLoginBranding': byId,
  'Custom::Trigger': byName,
  'Custom::S3AutoDeleteObjects': byName,
}
