import { CfnCondition, CfnParameter, Fn, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/**
 * With these keys the edge proves itself, so that the API refuses calls under its own address (docs/decisions/022):
 * three are accepted and one is sent. `npm run deploy` sets new ones, which CloudFormation hides. An unset key is the
 * stack's id, unknown outside the account, so that a plain `cdk deploy` works.
 */
export class EdgeKeys extends Construct {
  readonly sent: string
  /** Separated by commas. */
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

  /** `deploy` sets the parameter by this name. */
  private parameter(name: string, props: ConstructorParameters<typeof CfnParameter>[2]) {
    const parameter = new CfnParameter(this, name, props)
    parameter.overrideLogicalId(name)
    return parameter
  }
}
