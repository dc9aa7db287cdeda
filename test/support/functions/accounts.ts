import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

interface Account {
  sub: string
  email: string
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
  isEnabled: boolean
  isAdmin: boolean
  invitations: number
  createdAt: number
}

type Input = Record<string, string | undefined>
interface Fault {
  type: string
  status?: number
}

/** The JSON API of a user pool. `faults` replace its responses by operation. */
export function openAccounts() {
  const accounts: Account[] = []
  const faults = new Map<string, Fault>()
  const asked: string[] = []
  const find = ({ Username = '' }: Input) => {
    const found = accounts.find(({ sub, email }) => sub === Username || email === Username)
    if (!found) throw { type: 'UserNotFoundException' } satisfies Fault
    return found
  }
  const shown = ({ sub, email, status, isEnabled, createdAt }: Account) => ({
    Username: sub,
    UserStatus: status,
    Enabled: isEnabled,
    UserCreateDate: createdAt,
    Attributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: email },
    ],
  })
  const change = (input: Input, to: Partial<Account>) => void Object.assign(find(input), to)
  const operations: Record<string, (input: Input) => object | undefined> = {
    ListUsersInGroup: () => ({ Users: accounts.filter(({ isAdmin }) => isAdmin).map(shown) }),
    AdminGetUser: (input) => {
      const { Attributes: UserAttributes, ...user } = shown(find(input))
      return { ...user, UserAttributes }
    },
    AdminListGroupsForUser: (input) => ({ Groups: find(input).isAdmin ? [{ GroupName: 'admins' }] : [] }),
    AdminCreateUser: ({ Username = '', MessageAction }) => {
      const before = accounts.find(({ email }) => email === Username)
      if (before && MessageAction !== 'RESEND') throw { type: 'UsernameExistsException' } satisfies Fault
      const account = before ?? add({ email: Username, status: 'FORCE_CHANGE_PASSWORD', isAdmin: false })
      account.invitations += 1
      return { User: shown(account) }
    },
    AdminAddUserToGroup: (input) => change(input, { isAdmin: true }),
    AdminDisableUser: (input) => change(input, { isEnabled: false }),
    AdminUserGlobalSignOut: () => undefined,
    AdminDeleteUser: (input) => void accounts.splice(accounts.indexOf(find(input)), 1),
  }
  function add(account: Partial<Account> = {}): Account {
    const sub = account.sub ?? randomUUID()
    const full: Account = {
      sub,
      email: `${sub}@porchlight.test`,
      status: 'CONFIRMED',
      isEnabled: true,
      isAdmin: true,
      invitations: 0,
      createdAt: Math.floor(Date.now() / 1000),
      ...account,
    }
    accounts.push(full)
    return full
  }
  return {
    accounts,
    faults,
    /** In order. */
    asked,
    add,
    answer(operation: string, body: string, response: ServerResponse) {
      const send = (status: number, answer: object) =>
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer))
      const fail = ({ type, status = 400 }: Fault) => send(status, { __type: type, message: 'secret details' })
      asked.push(operation)
      const fault = faults.get(operation)
      if (fault) return fail(fault)
      try {
        send(200, operations[operation]?.(JSON.parse(body)) ?? {})
      } catch (error) {
        fail(error as Fault)
      }
    },
  }
}
