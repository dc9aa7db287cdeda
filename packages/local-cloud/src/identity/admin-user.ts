import type { User } from './state.ts'

/** A user as the JSON API shows one; attributes stand under `UserAttributes` or, in lists, under `Attributes`. */
export function shownUser({ sub, attributes, enabled, status, createdAt, modifiedAt }: User) {
  return {
    Username: sub,
    Enabled: enabled,
    UserStatus: status,
    UserCreateDate: createdAt,
    UserLastModifiedDate: modifiedAt,
    attributes: Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
  }
}

export function shownInList(user: User) {
  const { attributes, ...shown } = shownUser(user)
  return { ...shown, Attributes: attributes }
}

/** Of the filters of ListUsers those that compare an attribute: `email = "..."`, `email ^= "..."`. */
export function matchesFilter({ sub, attributes }: User, filter: string | undefined): boolean {
  if (!filter) return true
  const [, name = '', operator, value = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? []
  const actual = { ...attributes, sub, username: sub }[name] ?? ''
  return operator === '=' ? actual === value : operator === '^=' && actual.startsWith(value)
}
