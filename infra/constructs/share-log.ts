import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnResource, type Stack } from 'aws-cdk-lib/core'

/**
 * Makes the CDK's own deployment functions write to the log. The CDK has no setting for that, and Lambda would create log
 * groups that outlive the stack.
 * Runs after everything else of the stack.
 */
export function shareLog(stack: Stack, { logGroupName }: ILogGroup): void {
  for (const found of stack.node.findAll()) {
    if (!(found instanceof CfnResource) || found.cfnResourceType !== 'AWS::Lambda::Function') continue
    // These are our own functions, and those that accept a log group.
    if (found instanceof CfnFunction && found.loggingConfig) continue
    found.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName, LogFormat: 'JSON' })
  }
}
