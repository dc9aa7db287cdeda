import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

export interface NoticesProps {
  alarms: Alarm[]
  /** Keeps notices that a wrong address or a full mailbox makes undeliverable. */
  failed: Queue
  /** Confirm the subscription email. */
  email: string
  monthlyBudget: number
}

/** Sends alarms and budget notices by email. */
export class Notices extends Construct {
  constructor(scope: Construct, id: string, { alarms, failed, email, monthlyBudget }: NoticesProps) {
    super(scope, id)
    const topic = new Topic(this, 'Alarms', { displayName: Stack.of(this).stackName, enforceSSL: true })
    // This policy refuses plain HTTP and replaces the default one, which allows the account's services.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    topic.addSubscription(new EmailSubscription(email, { deadLetterQueue: failed }))
    for (const alarm of alarms) {
      alarm.addAlarmAction(new SnsAction(topic))
      alarm.addOkAction(new SnsAction(topic))
    }
    const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    })
    // Costs per stage need activated cost allocation tags.
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudget, unit: 'USD' } },
      notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
    })
  }
}
