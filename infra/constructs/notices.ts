import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

export interface NoticesProps {
  /** Gets every notice, once it has confirmed the message that AWS sends it first. */
  email: string
  /** US dollars. */
  monthlyBudget: number
}

/** Tells a person, by e-mail, of every alarm and of money. Comes after all that may ring. */
export class Notices extends Construct {
  constructor(scope: Construct, id: string, { email, monthlyBudget }: NoticesProps) {
    super(scope, id)
    const topic = new Topic(this, 'Alarms', { displayName: Stack.of(this).stackName, enforceSSL: true })
    // The topic's policy, which refuses plain HTTP, stands in the place of the one that let the account's own services in.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    topic.addSubscription(new EmailSubscription(email))
    for (const alarm of Stack.of(this).node.findAll()) {
      if (alarm instanceof Alarm) {
        alarm.addAlarmAction(new SnsAction(topic))
        alarm.addOkAction(new SnsAction(topic))
      }
    }
    const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    })
    // Of the whole account: what a stage costs alone is known only where somebody has turned on cost allocation tags.
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudget, unit: 'USD' } },
      notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
    })
  }
}
