import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { adminCall, poolSettings, visitorOf } from './identity.fixture.ts'
import { startIdentity } from './start-identity.ts'

const admin = 'admin@porchlight.test'
const cousin = 'cousin@porchlight.test'
const identity = await startIdentity(await poolSettings())
afterAll(() => identity.stop())

interface ApiResponse {
  Groups: { GroupName: string }[]
  User: { Username: string }
  Users: { Attributes: { Name: string; Value: string }[] }[]
}
const call = async (operation: string, input?: Record<string, unknown>) =>
  (await (await adminCall(identity.origin, operation, input)).json()) as ApiResponse
const groupsOf = async (Username: string) =>
  (await call('AdminListGroupsForUser', { Username })).Groups.map(({ GroupName }) => GroupName)

describe('a page of another site', () => {
  /** `fetch` would not send another host. */
  const statusOf = async (method: string, path: string, headers: Record<string, string>) => {
    const sent = request(new URL(path, identity.origin), { method, headers }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    return response.statusCode
  }
  const host = () => new URL(identity.origin).host

  test.each(['/login', '/oauth2/authorize', '/', '/us-east-1_Local0001/.well-known/jwks.json'])(
    'reads nothing of %s by a name of its own',
    async (path) => {
      for (const name of ['evil.example:4330', 'localhost.evil.example', '127.0.0.1.evil.example'])
        expect(await statusOf('GET', path, { host: name })).toBe(403)
      expect(await statusOf('GET', path, { host: host() })).not.toBe(403)
    },
  )

  test.each(['/login', '/', '/oauth2/token'])('sends nothing to %s', async (path) => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
      expect(await statusOf('POST', path, { host: host(), origin })).toBe(403)
    expect(await statusOf('POST', path, { host: host(), origin: identity.origin })).not.toBe(403)
    expect(await statusOf('POST', path, { host: host() })).not.toBe(403)
  })
})

describe('the JSON API', () => {
  test('adds a user to a group and removes the user', async () => {
    const membership = { Username: 'Guest@Porchlight.test', GroupName: 'admins' }
    expect(await call('AdminAddUserToGroup', membership)).toEqual({})
    await call('AdminAddUserToGroup', membership)
    expect(await groupsOf(membership.Username)).toEqual(['admins'])
    expect(await call('AdminRemoveUserFromGroup', membership)).toEqual({})
    expect(await groupsOf(membership.Username)).toEqual([])
  })

  test('creates a user who can sign in after a permanent password is set', async () => {
    const UserAttributes = [{ Name: 'given_name', Value: 'Cousin' }]
    const { User } = await call('AdminCreateUser', {
      Username: cousin,
      TemporaryPassword: 'Temporary-1!',
      UserAttributes,
    })
    expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' })
    expect(await (await visitorOf(identity.origin).logIn(cousin, 'Temporary-1!')).text()).toContain('temporary')
    await call('AdminSetUserPassword', { Username: cousin, Password: 'Permanent-1!', Permanent: true })
    expect((await visitorOf(identity.origin).logIn(cousin, 'Permanent-1!')).status).toBe(302)
    expect(await call('AdminGetUser', { Username: User.Username })).toMatchObject({
      Username: User.Username,
      UserStatus: 'CONFIRMED',
      UserAttributes: expect.arrayContaining([{ Name: 'email', Value: cousin }, ...UserAttributes]),
    })
  })

  test('refuses disabled users on the login page and in an existing session', async () => {
    const person = visitorOf(identity.origin)
    await person.logIn('guest@porchlight.test')
    await call('AdminDisableUser', { Username: 'guest@porchlight.test' })
    expect(person.locationOf(await person.authorize()).pathname).toBe('/login')
    expect(await (await person.logIn('guest@porchlight.test')).text()).toContain('User is disabled.')
  })

  test('revokes all refresh tokens of a user', async () => {
    const person = visitorOf(identity.origin)
    const { refresh_token } = await person.tokensFor(admin)
    await call('AdminUserGlobalSignOut', { Username: admin })
    expect((await person.refresh(refresh_token)).status).toBe(400)
  })

  test.each([
    ['AdminGetUser', { Username: 'nobody' }, 'UserNotFoundException'],
    ['AdminAddUserToGroup', { Username: admin, GroupName: 'nobodies' }, 'ResourceNotFoundException'],
    ['AdminCreateUser', { Username: admin, TemporaryPassword: 'Temporary-1!' }, 'UsernameExistsException'],
    ['AdminCreateUser', { Username: 'not an email' }, 'InvalidParameterException'],
    ['AdminSetUserPassword', { Username: admin, Password: 'short' }, 'InvalidPasswordException'],
    ['AdminGetUser', {}, 'InvalidParameterException'],
    ['ListUsers', { UserPoolId: 'us-east-1_Other0001' }, 'ResourceNotFoundException'],
    ['SignUp', {}, 'UnknownOperationException'],
    ['constructor', {}, 'UnknownOperationException'],
  ])('refuses %s with %j as %s', async (operation, input, fault) => {
    const answer = await adminCall(identity.origin, operation, input)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('x-amzn-errortype')).toBe(fault)
    expect(await answer.json()).toMatchObject({ __type: fault, message: expect.any(String) })
  })
})
