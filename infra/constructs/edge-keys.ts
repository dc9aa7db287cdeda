import { CfnCondition, CfnParameter, Fn, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/**
 * What the edge proves itself by to the functions, so that the API answers nobody who calls it under its own address
 * (docs/decisions/022): three keys, of which one is sent and all are accepted. `npm run deploy` gives new ones, and
 * they stand in no template; CloudFormation shows them to nobody. One that was never given is the stack's own id, which
 * nobody outside the account knows: so a plain `cdk deploy` succeeds, too.
 */
export class EdgeKeys extends Construct {
  /** The key that the edge sends. */
  readonly sent: string
  /** The keys that functions accept, separated by commas. */
  readonly accepted: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    // arn:aws:cloudformation:region:account:stack/name/id
    const idOfStack = Fn.select(2, Fn.split('/', Stack.of(this).stackId))
    const keys = [0, 1, 2].map((n) => {
      const { valueAsString: key } = this.parameter(`EdgeKey${n}`, {
        type: 'String',
        noEcho: true,
        default: '',
        allowedPattern: '|.{32,}',
      })
      const isGiven = new CfnCondition(this, `IsKey${n}Given`, {
        expression: Fn.conditionNot(Fn.conditionEquals(key, '')),
      })
      return Fn.conditionIf(isGiven.logicalId, key, idOfStack).toString()
    })
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
