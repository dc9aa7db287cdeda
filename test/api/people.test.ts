import { randomUUID } from 'node:crypto'
import { invite, list } from '@porchlight/operations/people/people'
import { peopleOfStage } from '@porchlight/operations/people/where'
import { expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { dataFolder } from '../support/site/environment.ts'
import { callUserPool } from '../support/site/user-pool.ts'
import { origin } from './call.ts'

const people = await peopleOfStage('local', dataFolder)

const statusOf = async (email: string) => (await list(people)).find((member) => member.email === email)

test('an invited person can change data after replacing the temporary password, and can be invited again before that', async () => {
  const email = `Cousin-${randomUUID()}@porchlight.test`
  expect(await invite(people, email)).toBe('invited')
  const Username = email.toLowerCase()
  expect(await statusOf(Username)).toMatchObject({ email: Username, isAdmin: true, status: 'FORCE_CHANGE_PASSWORD' })
  expect(await invite(people, email)).toBe('invited again')

  await callUserPool('AdminSetUserPassword', { Username, Password: 'Porchlight-3!', Permanent: true })
  const session = await signIn(origin, { email, password: 'Porchlight-3!' })
  expect((await session.send('GET', '/api/analytics/views')).status).toBe(200)
  expect(await invite(people, email)).toBe('member already')
  expect(await statusOf(Username)).toMatchObject({ status: 'CONFIRMED' })
})
