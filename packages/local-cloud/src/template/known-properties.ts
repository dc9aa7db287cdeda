/** A path with dots names nested properties, also in lists, and all below; `*` covers everything. */
interface KnownProperties {
  emulated?: string
  ignored?: Record<string, string>
}

const words = 'words for a console'
const bill = 'prices and places are those of AWS'
const http = 'the site is served over plain HTTP/1.1'
const nothing = (reason: string): KnownProperties => ({ ignored: { [reason]: '*' } })
const behavior = (at: string) =>
  ['AllowedMethods', 'CachePolicyId', 'Compress', 'FunctionAssociations', 'OriginRequestPolicyId']
    .concat('PathPattern', 'ResponseHeadersPolicyId', 'TargetOriginId')
    .map((name) => `DistributionConfig.${at}.${name}`)
    .join(' ')

export const knownProperties: Record<string, KnownProperties> = {
  'AWS::DynamoDB::GlobalTable': {
    emulated: 'AttributeDefinitions GlobalSecondaryIndexes KeySchema StreamSpecification TimeToLiveSpecification',
    ignored: { [bill]: 'BillingMode', 'a data folder is copied and protected by its owner': 'Replicas' },
  },
  'AWS::S3::Bucket': {
    emulated: 'CorsConfiguration NotificationConfiguration.EventBridgeConfiguration',
    ignored: {
      'the local buckets are private in any case': 'PublicAccessBlockConfiguration OwnershipControls',
      'a folder keeps one version, unencrypted, until somebody removes it':
        'BucketEncryption LifecycleConfiguration VersioningConfiguration',
      [words]: 'Tags',
    },
  },
  'AWS::S3::BucketPolicy': nothing('only the local CDN and functions call the buckets'),
  'AWS::Lambda::Function': {
    emulated: 'Code DeadLetterConfig Environment Handler MemorySize Role Runtime Timeout',
    ignored: {
      'bundles run on the processor of this machine': 'Architectures Layers',
      'logs go to functions.log': 'LoggingConfig',
      [words]: 'Description',
    },
  },
  'AWS::Lambda::Version': { emulated: 'FunctionName' },
  'AWS::Lambda::EventSourceMapping': {
    emulated:
      'BatchSize EventSourceArn FilterCriteria FunctionName MaximumBatchingWindowInSeconds MaximumRetryAttempts',
    ignored: {
      'what is given up is named in the log': 'DestinationConfig',
      'a local stream has one shard, and is read from the start of this process on':
        'ParallelizationFactor StartingPosition',
    },
  },
  'AWS::ApiGatewayV2::Api': { emulated: 'ProtocolType', ignored: { [words]: 'Description Name' } },
  'AWS::ApiGatewayV2::Integration': {
    emulated: 'ApiId IntegrationType IntegrationUri PayloadFormatVersion',
    ignored: { 'only this process invokes functions': 'CredentialsArn' },
  },
  'AWS::ApiGatewayV2::Route': { emulated: 'ApiId AuthorizationType RouteKey Target' },
  'AWS::ApiGatewayV2::Stage': {
    emulated: 'ApiId DefaultRouteSettings RouteSettings StageName StageVariables',
    ignored: {
      'there is no access log': 'AccessLogSettings',
      'what is described runs at once': 'AutoDeploy',
    },
  },
  'AWS::CloudFront::Distribution': {
    emulated: `${behavior('CacheBehaviors')} ${behavior('DefaultCacheBehavior')} DistributionConfig.CustomErrorResponses DistributionConfig.OriginGroups DistributionConfig.Origins.DomainName DistributionConfig.Origins.Id DistributionConfig.Origins.OriginCustomHeaders`,
    ignored: {
      [http]:
        'DistributionConfig.CacheBehaviors.ViewerProtocolPolicy DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy DistributionConfig.HttpVersion DistributionConfig.IPV6Enabled DistributionConfig.ViewerCertificate',
      'origins are parts of this process':
        'DistributionConfig.Origins.CustomOriginConfig DistributionConfig.Origins.OriginAccessControlId DistributionConfig.Origins.S3OriginConfig',
      [bill]: 'DistributionConfig.PriceClass',
      [words]: 'DistributionConfig.Comment DistributionConfig.Enabled',
    },
  },
  'AWS::CloudFront::Function': {
    emulated: 'FunctionCode FunctionConfig.Runtime',
    ignored: { 'what is described runs at once': 'AutoPublish', [words]: 'FunctionConfig.Comment Name' },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': { emulated: 'ResponseHeadersPolicyConfig' },
  'AWS::CloudFront::CachePolicy': { emulated: 'CachePolicyConfig' },
  'AWS::CloudFront::OriginAccessControl': nothing('origins are parts of this process'),
  'AWS::Cognito::UserPool': {
    ignored: {
      'the local emulator has a fixed policy and sends no messages': [
        'AccountRecoverySetting AdminCreateUserConfig AutoVerifiedAttributes EmailConfiguration EmailVerificationMessage',
        'EmailVerificationSubject EnabledMfas MfaConfiguration Policies Schema SmsVerificationMessage',
        'UserAttributeUpdateSettings UserPoolTier UsernameAttributes UsernameConfiguration VerificationMessageTemplate',
      ].join(' '),
      'a data folder is copied and protected by its owner': 'DeletionProtection',
    },
  },
  'AWS::Cognito::UserPoolClient': {
    emulated:
      'AccessTokenValidity AllowedOAuthScopes CallbackURLs ExplicitAuthFlows GenerateSecret IdTokenValidity LogoutURLs RefreshTokenValidity TokenValidityUnits UserPoolId',
    ignored: {
      'the local emulator offers the code flow, one directory and all attributes to each client':
        'AllowedOAuthFlows AllowedOAuthFlowsUserPoolClient ReadAttributes SupportedIdentityProviders WriteAttributes',
      'always on in the local emulator': 'EnableTokenRevocation PreventUserExistenceErrors',
    },
  },
  'AWS::Cognito::UserPoolDomain': {
    emulated: 'Domain UserPoolId',
    ignored: { 'the login page is one of our own': 'ManagedLoginVersion' },
  },
  'AWS::Cognito::UserPoolGroup': { emulated: 'GroupName UserPoolId', ignored: { [words]: 'Description' } },
  'AWS::Cognito::ManagedLoginBranding': nothing('the login page is one of our own'),
  'AWS::Events::Rule': {
    emulated: 'EventPattern Targets.Arn',
    ignored: {
      'a function takes its events at once, or keeps them itself': 'Targets.DeadLetterConfig Targets.RetryPolicy',
      'what is described runs at once': 'State',
      [words]: 'Targets.Id',
    },
  },
  'AWS::Scheduler::Schedule': {
    emulated: 'ScheduleExpression Target.Arn Target.Input',
    ignored: {
      'a function takes its events at once, or keeps them itself': 'Target.DeadLetterConfig Target.RetryPolicy',
      'only this process invokes functions': 'Target.RoleArn',
      'each runs at its minute': 'FlexibleTimeWindow',
    },
  },
  'AWS::SQS::Queue': nothing('a queue is a folder in which events lie until somebody looks'),
  'AWS::SQS::QueuePolicy': nothing('a queue is a folder in which events lie until somebody looks'),
  'Custom::CDKBucketDeployment': {
    emulated: 'DestinationBucketKeyPrefix DestinationBucketName SourceObjectKeys SystemMetadata',
    ignored: {
      'nothing is invalidated': 'WaitForDistributionInvalidation',
      'assets lie in a folder': 'ServiceToken SourceBucketNames OutputObjectKeys',
      'deployments of one bucket overlap, so nothing is removed': 'Prune',
    },
  },
  'Custom::Trigger': {
    emulated: 'HandlerArn',
    ignored: { 'each start runs it, and waits': 'ExecuteOnHandlerChange InvocationType ServiceToken Timeout' },
  },
  'Custom::S3AutoDeleteObjects': nothing('the data folder stays until somebody deletes it'),
  'AWS::IAM::Role': {
    emulated: 'Policies',
    ignored: {
      'only this machine’s functions act': 'AssumeRolePolicyDocument',
      'only functions of the CDK, which do not run here, have them': 'ManagedPolicyArns',
    },
  },
  'AWS::Lambda::LayerVersion': nothing('only functions of the CDK, which do not run here, have them'),
  'AWS::Lambda::Permission': nothing('nobody but this process invokes a function'),
  'AWS::Logs::LogGroup': nothing('logs go to functions.log'),
}
