import { CfnParameter, Fn } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/**
 * Keys by which the edge proves itself to the functions, so that the API refuses calls under its own address
 * (docs/decisions/022): three are accepted and one is sent. `npm run deploy` sets new ones, which appear in no template
 * and are hidden by CloudFormation. Without defaults, so that no stack can have keys that somebody could know.
 */
export class EdgeKeys extends Construct {
  readonly sent: string
  /** Separated by commas. */
  readonly accepted: string
  /** The key by which functions make session ids and the edge recognizes them (docs/decisions/024). */
  readonly session: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const keys = [0, 1, 2].map((n) => this.key(`EdgeKey${n}`))
    const sent = this.parameter('EdgeKeySent', { type: 'Number', allowedValues: ['0', '1', '2'], default: '0' })
    this.sent = Fn.select(sent.valueAsNumber, keys)
    this.accepted = Fn.join(',', keys)
    this.session = this.key('SessionKey')
  }

  private key(name: string) {
    return this.parameter(name, { type: 'String', noEcho: true, allowedPattern: '[\\w-]{32,}' }).valueAsString
  }

  /** `deploy` sets the parameter by this name. */
  private parameter(name: string, props: ConstructorParameters<typeof CfnParameter>[2]) {
    const parameter = new CfnParameter(this, name, props)
    parameter.overrideLogicalId(name)
    return parameter
  }
}
