import { expect, test } from 'vitest'
import { cloudTemplate } from '../template/cloud.ts'
import { tableAccessesOf } from './table-accesses.ts'

const key = (AttributeName: string) => [{ AttributeName, KeyType: 'HASH' }]
const Properties = { KeySchema: key('PK'), GlobalSecondaryIndexes: [{ IndexName: 'GSI1', KeySchema: key('GSI1PK') }] }
const Resources = { Homes: { Type: 'AWS::DynamoDB::GlobalTable', Properties } }
const accessesOf = tableAccessesOf(cloudTemplate({ stacks: [{ name: 'App', template: { Resources } }] }))

const TableName = 'app-homes'
const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/app-homes'
const pk = (value: string) => ({ PK: { S: value }, SK: { S: 'x' } })

test.each([
  ['GetItem', { Key: pk('HOME#1') }],
  ['PutItem', { Item: { ...pk('HOME#1'), title: { S: 'PK' } } }],
  ['UpdateItem', { Key: pk('HOME#1'), UpdateExpression: 'SET title = :t' }],
  [
    'Query',
    {
      KeyConditionExpression: '#p = :p AND begins_with(SK, :s)',
      ExpressionAttributeNames: { '#p': 'PK' },
      ExpressionAttributeValues: { ':p': { S: 'HOME#1' } },
    },
  ],
])('%s is returned with its partition key', (operation, body) => {
  expect(accessesOf(operation, { TableName, ...body })).toMatchObject([
    { action: `dynamodb:${operation}`, resource: table, leadingKeys: ['HOME#1'] },
  ])
})

test('a query of an index names the index and its partition key', () => {
  const body = {
    TableName,
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :p',
    ExpressionAttributeValues: { ':p': { S: 'LISTING' } },
  }
  expect(accessesOf('Query', body)).toMatchObject([{ resource: `${table}/index/GSI1`, leadingKeys: ['LISTING'] }])
})

test('a transaction is one access for each kind of step, with all its partition keys', () => {
  const TransactItems = [
    { Put: { TableName, Item: pk('A') } },
    { ConditionCheck: { TableName, Key: pk('B') } },
    { Delete: { TableName, Key: pk('C') } },
    { Put: { TableName, Item: pk('D') } },
  ]
  expect(accessesOf('TransactWriteItems', { TransactItems })).toMatchObject([
    { action: 'dynamodb:PutItem', resource: table, leadingKeys: ['A', 'D'] },
    { action: 'dynamodb:ConditionCheckItem', leadingKeys: ['B'] },
    { action: 'dynamodb:DeleteItem', leadingKeys: ['C'] },
  ])
})

test('a batch is one access of all its partition keys', () => {
  const writes = [{ PutRequest: { Item: pk('A') } }, { DeleteRequest: { Key: pk('B') } }]
  expect(accessesOf('BatchWriteItem', { RequestItems: { [TableName]: writes } })).toMatchObject([
    { action: 'dynamodb:BatchWriteItem', resource: table, leadingKeys: ['A', 'B'] },
  ])
  const reads = { RequestItems: { [TableName]: { Keys: [pk('A'), pk('B')] } } }
  expect(accessesOf('BatchGetItem', reads)).toMatchObject([{ leadingKeys: ['A', 'B'] }])
})
