import { randomUUID } from 'node:crypto'
import { invite, list, type People, remove, signOut } from '@porchlight/operations/people/people'
import { peopleOfStage } from '@porchlight/operations/people/where'
import { beforeAll, describe, expect, test } from 'vitest'
import { clientWith, signIn } from '../support/site/client.ts'
import { dataFolder } from '../support/site/environment.ts'
import { callUserPool, createAdmin, newAddress, poolToken, subOf } from '../support/site/user-pool.ts'
import { call, expectFailure, origin } from './call.ts'

let people: People
beforeAll(async () => {
  people = await peopleOfStage('local', dataFolder)
})

const statusOf = async (email: string) => (await list(people)).find((member) => member.email === email)
const asScript = (token: string) => call('/api/analytics/views', { headers: { authorization: `Bearer ${token}` } })

describe('an invited person', () => {
  test('can change data after replacing the temporary password, and can be invited again before that', async () => {
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

  test('needs an email address', async () => {
    await expect(invite(people, 'cousin')).rejects.toThrow('Please enter an email address, such as ada@example.org')
  })
})

test('signing out everywhere takes effect at the next call on every device; the person can sign in again', async () => {
  const person = await createAdmin()
  const [firstSession, secondSession] = [await signIn(origin, person), await signIn(origin, person)]
  const oldToken = await poolToken('access', {
    sub: await subOf(person.email),
    iat: Math.floor(Date.now() / 1000) - 60,
  })
  expect((await asScript(oldToken)).status).toBe(200)

  await signOut(people, person.email)
  for (const session of [firstSession, secondSession]) {
    await expectFailure(await session.send('GET', '/api/auth/user'), 401, 'unauthorized')
    await expectFailure(await session.send('GET', '/api/properties?scope=admin'), 401, 'unauthorized')
  }
  await expectFailure(await asScript(oldToken), 401, 'unauthorized')

  const newSession = await signIn(origin, person)
  expect((await newSession.send('GET', '/api/analytics/views')).status).toBe(200)
  await expectFailure(await firstSession.send('GET', '/api/auth/user'), 401, 'unauthorized')
})

test('removing a person takes effect at the next call and is permanent', async () => {
  const person = await createAdmin()
  const session = await signIn(origin, person)
  const token = await poolToken('access', { sub: await subOf(person.email) })
  await remove(people, person.email)
  await expectFailure(await session.send('GET', '/api/analytics/views'), 401, 'unauthorized')
  await expectFailure(await asScript(token), 401, 'unauthorized')
  expect(await statusOf(person.email)).toBeUndefined()
  await expect(signIn(origin, person)).rejects.toThrow()
  await expect(remove(people, person.email)).rejects.toThrow(`Nobody has an account with ${person.email}.`)
})

test('removing a person affects nobody else', async () => {
  const [removedPerson, otherPerson] = [await createAdmin(), await createAdmin()]
  const session = await signIn(origin, otherPerson)
  await remove(people, removedPerson.email)
  expect((await clientWith(origin, session.session ?? '').send('GET', '/api/auth/user')).status).toBe(200)
})

describe('in the admin area', () => {
  test('a person is invited, signs in, is listed and is removed', async () => {
    const owner = await signIn(origin, await createAdmin())
    const email = newAddress()
    const person = async () => (await (await owner.send('GET', '/api/people')).json()).find(hasEmail(email))
    expect((await owner.send('POST', '/api/people', { email })).status).toBe(200)
    expect(await person()).toMatchObject({ state: 'invited', lastSeenAt: null, isYou: false })
    await expectFailure(await owner.send('POST', '/api/people', { email }), 409, 'conflict')

    const { id } = await person()
    expect((await owner.send('POST', `/api/people/${id}/invitation`)).status).toBe(200)
    await callUserPool('AdminSetUserPassword', { Username: email, Password: 'Porchlight-3!', Permanent: true })
    const session = await signIn(origin, { email, password: 'Porchlight-3!' })
    expect(await person()).toMatchObject({ state: 'active', lastSeenAt: expect.any(String) })
    expect((await owner.send('POST', `/api/people/${id}/sign-out`)).status).toBe(204)
    await expectFailure(await session.send('GET', '/api/auth/user'), 401, 'unauthorized')

    const newSession = await signIn(origin, { email, password: 'Porchlight-3!' })
    expect((await owner.send('DELETE', `/api/people/${id}`)).status).toBe(204)
    await expectFailure(await newSession.send('GET', '/api/auth/user'), 401, 'unauthorized')
    expect(await person()).toBeUndefined()
  })
})

const hasEmail = (email: string) => (person: { email: string }) => person.email === email
