import { AttributeType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

export const indexName = 'GSI1'

/**
 * Billed per request and encrypted with an AWS key (both are defaults). It survives the stack's deletion, and can be
 * restored to any second of the last 35 days.
 */
export class Table extends Construct {
  readonly table: TableV2

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName,
          partitionKey: { name: 'GSI1PK', type: AttributeType.STRING },
          sortKey: { name: 'GSI1SK', type: AttributeType.STRING },
        },
      ],
      timeToLiveAttribute: 'expire',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      // The publisher needs the items before and after a write.
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    })
  }
}
