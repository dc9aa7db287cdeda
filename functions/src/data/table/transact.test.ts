import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { type AwsClientStub, mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEndpoint } from '../../../../test/support/functions/table-server.ts'
import { notFound } from '../../errors.ts'
import { tableFromEnvironment } from './table.ts'
import { type TransactionItem, transact } from './transact.ts'

// The local table server runs one transaction after the other, so collisions are mocked.
let sdk: AwsClientStub<DynamoDBDocumentClient>
// Created when a test runs: if no test here is selected, no hook would restore it.
beforeEach(() => {
  sdk = mockClient(DynamoDBDocumentClient)
})
afterEach(() => sdk.restore())

useEndpoint('http://127.0.0.1:1')
const table = tableFromEnvironment()
const write: TransactionItem = { Delete: { Key: { PK: 'a', SK: 'b' } } }

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

const tokens = () => sdk.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.ClientRequestToken)

test('a collision is retried with the same token until it succeeds', async () => {
  sdk
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'TransactionConflict'))
    .rejectsOnce(cancelled('TransactionConflict', 'None'))
    .resolves({})
  await transact(table, [write, write])
  expect(tokens()).toHaveLength(3)
  expect(new Set(tokens()).size).toBe(1)
})

test('endless collisions throw unavailable after nine attempts', async () => {
  sdk.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'))
  await expect(transact(table, [write])).rejects.toMatchObject({ code: 'unavailable' })
  expect(tokens()).toHaveLength(9)
})

test('a failed condition throws its own error and is not retried', async () => {
  sdk.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'))
  const items = [write, { ...write, refusal: () => notFound('Property') }]
  await expect(transact(table, items)).rejects.toMatchObject({ code: 'not_found' })
  expect(tokens()).toHaveLength(1)
})

test('any other error is thrown unchanged and not retried', async () => {
  sdk.on(TransactWriteCommand).rejects(cancelled('ThrottlingError'))
  await expect(transact(table, [write])).rejects.toThrow('Transaction cancelled')
  expect(tokens()).toHaveLength(1)
})
