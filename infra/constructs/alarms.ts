import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { rulesFor, type Watched } from './alarm-rules.ts'

/** Missing data raises no alarm; each description says where to read on. */
export class Alarms extends Construct {
  readonly all: Alarm[]

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id)
    this.all = rulesFor(watched).map(({ name, metric, above, periods = { above: 1, of: 1 }, description }) => {
      const anchor = `alarm${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      return new Alarm(this, name, {
        metric,
        threshold: above,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: periods.of,
        datapointsToAlarm: periods.above,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${description} What to do: docs/operations.md#${anchor}`,
      })
    })
  }
}
