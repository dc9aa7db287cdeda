import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib/core'

/**
 * Has the CDK's own functions, which run while deploying, forget their logs after a month, too: it offers no setting, and
 * Lambda would make groups that stay for good, even without the stack. Comes after everything else of the stack.
 */
export function keepLogsForAMonth(stack: Stack): void {
  for (const found of stack.node.findAll()) {
    if (!(found instanceof CfnResource) || found.cfnResourceType !== 'AWS::Lambda::Function') continue
    // Ours, and those that take a log group.
    if (found instanceof CfnFunction && found.loggingConfig) continue
    const { logGroupName } = new LogGroup(found, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    found.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName, LogFormat: 'JSON' })
  }
}
