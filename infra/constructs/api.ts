import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { type ApiFunction, apiFunctions } from '../deployed-functions.ts'
import { type Data, grantedFunction } from './granted-function.ts'
import type { SignIn } from './sign-in.ts'

/** Just under what the gateway waits: a save may look at dozens of new pictures, a deletion take years of views. */
const longestWrite = Duration.seconds(29)

/** One small Lambda per route of the contract, each with its own role, behind an HTTP API. */
export class Api extends Construct {
  readonly api: HttpApi
  /** Host name under which CloudFront reaches the API. */
  readonly domainName: string
  private readonly functions: { deployed: ApiFunction; handler: lambda.Function }[]

  constructor(scope: Construct, id: string, data: Data) {
    super(scope, id)
    this.api = new HttpApi(this, 'Http', { description: 'Porchlight', createDefaultStage: false })
    const { region, urlSuffix } = Stack.of(this)
    this.domainName = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`
    this.addStage()
    this.functions = apiFunctions.map((deployed) => ({ deployed, handler: this.addFunction(deployed, data) }))
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
      // Requests per second, far above what two cities' renters need: a limit to what a runaway script can cost.
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

  private addFunction({ name, entry, method, path, grants }: ApiFunction, data: Data): lambda.Function {
    const description = `${method} ${path}`
    const timeout = entry.startsWith('admin/') ? longestWrite : undefined
    const handler = grantedFunction(this, data, { name, grants, description, timeout })
    this.api.addRoutes({
      path,
      methods: [HttpMethod[method]],
      integration: new HttpLambdaIntegration(name, handler),
    })
    return handler
  }
}
