import { CfnParameter, Fn } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/**
 * What the edge proves itself by to the functions, so that the API answers nobody who calls it under its own address
 * (docs/decisions/022): three keys, of which one is sent and all are accepted. `deploy` gives new ones, and they stand in
 * no template; CloudFormation shows them to nobody.
 */
export class EdgeKeys extends Construct {
  /** The key that the edge sends. */
  readonly sent: string
  /** The keys that functions accept, separated by commas. */
  readonly accepted: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const keys = [0, 1, 2].map(
      (n) => this.parameter(`EdgeKey${n}`, { type: 'String', noEcho: true, minLength: 32 }).valueAsString,
    )
    const sent = this.parameter('EdgeKeySent', { type: 'Number', allowedValues: ['0', '1', '2'], default: 0 })
    this.sent = Fn.select(sent.valueAsNumber, keys)
    this.accepted = Fn.join(',', keys)
  }

  /** Under this very name, by which `deploy` gives its value. */
  private parameter(name: string, props: ConstructorParameters<typeof CfnParameter>[2]) {
    const parameter = new CfnParameter(this, name, props)
    parameter.overrideLogicalId(name)
    return parameter
  }
}
