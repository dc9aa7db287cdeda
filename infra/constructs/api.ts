import { type Throttle, throttles, viewsPerMinute } from '@porchlight/contract/routes/throttles'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnStage,
  HttpApi,
  HttpIntegrationType,
  HttpMethod,
  type HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  type HttpStage,
  IntegrationCredentials,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2'
import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct, type IConstruct } from 'constructs'
import { type ApiFunction, apiFunctions } from '../deployed-functions.ts'
import type { Stage } from '../stage.ts'
import type { EdgeKeys } from './edge-keys.ts'
import { type Data, grantedFunction } from './granted-function.ts'
import { InlineRole } from './inline-role.ts'
import type { SignIn } from './sign-in.ts'

/** A function responds 1.5 s before its timeout, so a reader gets a 503 within 3 s even if many are slow. */
const longestRead = Duration.seconds(4)
/** Just below the gateway's timeout: a save may wait for dozens of images, and a deletion may remove years of views. */
const longestWrite = Duration.seconds(29)

interface ApiProps extends Data {
  keys: Pick<EdgeKeys, 'accepted' | 'session'>
  people: IUserPool
  stage: Pick<Stage, 'isThrottled'>
}

/** API Gateway's route key. */
const settingsOf = ({ rate, burst }: Throttle) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst })

/**
 * The CDK's integration adds a permission to the function for each route instead, which is one more of the stack's
 * 500 resources.
 */
class RoleIntegration extends HttpRouteIntegration {
  private readonly handler: lambda.Function
  private readonly invoker: IRole

  constructor(id: string, handler: lambda.Function, invoker: IRole) {
    super(id)
    this.handler = handler
    this.invoker = invoker
  }

  bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.handler.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.invoker),
    }
  }
}

/** Each route has a small Lambda. */
export class Api extends Construct {
  readonly api: HttpApi
  readonly domainName: string
  readonly stage: HttpStage
  private readonly functions: { deployed: ApiFunction; handler: lambda.Function }[]
  private readonly invoker: InlineRole
  private readonly routes: { key: string; throttle: Throttle; route: HttpRoute }[] = []

  constructor(scope: Construct, id: string, { keys, people, stage, ...data }: ApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Http', { description: 'Porchlight', createDefaultStage: false })
    const { region, urlSuffix } = Stack.of(this)
    this.domainName = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`
    this.invoker = new InlineRole(this, 'Invoker', 'apigateway.amazonaws.com')
    this.functions = apiFunctions.map((deployed) => ({ deployed, handler: this.addFunction(deployed, data, people) }))
    this.invoker.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: this.functions.map(({ handler }) => handler.functionArn),
      }),
    )
    this.stage = this.addStage(keys, stage)
    if (stage.isThrottled)
      for (const name of ['track-view', 'count-action'])
        this.handlerOf(name).addEnvironment('VIEWS_PER_MINUTE', String(viewsPerMinute))
  }

  get list(): lambda.Function {
    return this.handlerOf('list-properties')
  }

  private handlerOf(name: string): lambda.Function {
    const found = this.functions.find(({ deployed }) => deployed.name === name)
    if (!found) throw new Error(`There is no function ${name}`)
    return found.handler
  }

  setSignInVariables({ environment }: Pick<SignIn, 'environment'>) {
    for (const { deployed, handler } of this.functions) {
      for (const name of deployed.identity) handler.addEnvironment(name, environment[name])
    }
  }

  private addStage({ accepted, session }: ApiProps['keys'], { isThrottled }: Pick<Stage, 'isThrottled'>): HttpStage {
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      // As variables, new keys would end all warm environments.
      stageVariables: { edgeKeys: accepted, sessionKey: session },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        // No address, query or user agent, which are personal data.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            route: '$context.routeKey',
            status: '$context.status',
            latencyMs: '$context.responseLatency',
            answerBytes: '$context.responseLength',
            // The function's own log has more under this request id.
            functionRequestId: '$context.integration.requestId',
            integrationError: '$context.integrationErrorMessage',
          }),
        ),
      },
    })
    if (isThrottled) this.throttle(stage.node.defaultChild)
    return stage
  }

  /** docs/decisions/024. The stage construct supports only one limit for all. */
  private throttle(stage: IConstruct | undefined) {
    if (!(stage instanceof CfnStage)) throw new Error('A stage is made of a CfnStage')
    const { rate: throttlingRateLimit, burst: throttlingBurstLimit } = throttles.visitors
    stage.defaultRouteSettings = { throttlingRateLimit, throttlingBurstLimit }
    stage.routeSettings = Object.fromEntries(this.routes.map(({ key, throttle }) => [key, settingsOf(throttle)]))
    // API Gateway accepts settings only for existing routes.
    for (const { route } of this.routes) stage.node.addDependency(route)
  }

  private addFunction(deployed: ApiFunction, data: Data, people: IUserPool): lambda.Function {
    const { name, entry, method, path, familyPath, throttle, grants } = deployed
    const description = `${method} ${path}`
    const isRead = method === 'GET' && name !== 'login-callback'
    const timeout = isRead ? longestRead : entry.startsWith('admin/') ? longestWrite : undefined
    const handler = grantedFunction(this, data, { name, grants, description, timeout })
    if (grants.people)
      handler.addToRolePolicy(new PolicyStatement({ actions: [...grants.people], resources: [people.userPoolArn] }))
    const integration = new RoleIntegration(name, handler, this.invoker)
    const methods = [HttpMethod[method]]
    const add = (path: string, throttle: Throttle) => {
      for (const route of this.api.addRoutes({ path, methods, integration }))
        this.routes.push({ key: `${method} ${path}`, throttle, route })
    }
    add(path, throttle)
    if (familyPath) add(familyPath, throttles.family)
    return handler
  }
}
