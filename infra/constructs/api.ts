import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { type DeployedFunction, deployedFunctions } from '../deployed-functions.ts'
import type { Grants } from '../route-deployment.ts'
import { NodeFunction } from './node-function.ts'
import type { SignIn } from './sign-in.ts'
import { indexName } from './table.ts'

export interface ApiProps {
  /** Folder with one bundle per function: `<name>/index.mjs`. */
  bundles: string
  table: ITableV2
  originals: IBucket
}

/** One small Lambda per route of the contract, each with its own role, behind an HTTP API. */
export class Api extends Construct {
  readonly api: HttpApi
  /** Host name under which CloudFront reaches the API. */
  readonly domainName: string
  private readonly functions: { deployed: DeployedFunction; handler: lambda.Function }[]

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Http', { description: 'Porchlight', createDefaultStage: false })
    const { region, urlSuffix } = Stack.of(this)
    this.domainName = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`
    this.addStage()
    this.functions = deployedFunctions.map((deployed) => ({ deployed, handler: this.addFunction(deployed, props) }))
  }

  /** Tells each function what it needs of the hosted login, which itself needs the address of the site. */
  tellOfSignIn({ environment }: Pick<SignIn, 'environment'>) {
    for (const { deployed, handler } of this.functions) {
      for (const name of deployed.identity) handler.addEnvironment(name, environment[name])
    }
  }

  private addStage() {
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      // Far above what two cities' renters need; a runaway script meets 429 before it meets the bill.
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            route: '$context.routeKey',
            path: '$context.path',
            status: '$context.status',
            latencyMs: '$context.responseLatency',
            integrationError: '$context.integrationErrorMessage',
          }),
        ),
      },
    })
  }

  private addFunction(
    { name, method, path, grants }: DeployedFunction,
    { bundles, table, originals }: ApiProps,
  ): lambda.Function {
    const { function: handler } = new NodeFunction(this, name, {
      description: `${method} ${path}`,
      code: `${bundles}/${name}`,
      environment: {
        ...(grants.table || grants.index || grants.items ? { TABLE_NAME: table.tableName } : {}),
        ...(grants.originals ? { ORIGINALS_BUCKET: originals.bucketName } : {}),
      },
    })
    for (const statement of statementsOf(grants, table, originals)) handler.addToRolePolicy(statement)
    this.api.addRoutes({
      path,
      methods: [HttpMethod[method]],
      integration: new HttpLambdaIntegration(name, handler),
    })
    return handler
  }
}

/** Statements written out: CDK's own grants include the index wherever they include the table. */
function statementsOf({ items = {}, ...grants }: Grants, table: ITableV2, originals: IBucket): PolicyStatement[] {
  const allowed: [readonly string[] | undefined, string][] = [
    [grants.table, table.tableArn],
    [grants.index, `${table.tableArn}/index/${indexName}`],
    [grants.originals, originals.arnForObjects('images/*')],
  ]
  return [
    ...allowed.flatMap(([actions, resource]) =>
      actions ? [new PolicyStatement({ actions: [...actions], resources: [resource] })] : [],
    ),
    ...Object.entries(items).map(
      ([partition, actions]) =>
        new PolicyStatement({
          actions: [...actions],
          resources: [table.tableArn],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partition] } },
        }),
    ),
  ]
}
