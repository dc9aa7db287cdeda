import { AttributeType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/** The one index of the table. */
export const indexName = 'GSI1'

/**
 * The one table. It bills by request and is encrypted with a key that AWS owns (both the defaults); it survives
 * the stack's deletion and a wrong write, by recovery to any second of the last 35 days.
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
      // For the publisher: what a page shows depends on the item before and after a write.
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    })
  }
}
