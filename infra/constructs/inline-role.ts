import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

/** A role that contains its grants. A policy of its own would be one more of the stack's 500 resources. */
export class InlineRole extends Role {
  private readonly granted: PolicyDocument

  constructor(scope: Construct, id: string, service: string) {
    const granted = new PolicyDocument()
    super(scope, id, { assumedBy: new ServicePrincipal(service), inlinePolicies: { Granted: granted } })
    this.granted = granted
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.granted.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}
