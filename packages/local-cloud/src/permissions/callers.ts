import { createHmac, randomBytes } from 'node:crypto'
import { say } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { type Access, policiesOf } from './policies.ts'

/** This machine's own access key, which may do everything; DynamoDB Local takes letters and digits alone. */
export const ownKey = 'porchlightlocal'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** Who calls the table, the buckets and the other services of this machine: each function is known by an access key of its own. */
export interface Callers {
  credentialsOf(functionName: string): Credentials
  /** What calls with this access key are signed with; undefined for a key that nobody has. */
  secretOf(accessKeyId: string): string | undefined
  /** Whether who has this access key may do that. What is denied is named in the log. */
  allows(accessKeyId: string, access: Access): boolean
  /** Whether the role of a function allows what a service does in its name. What is denied is named in the log. */
  allowsFunction(functionName: string, access: Access): boolean
  /** As `allows`, of something that nobody asked for. */
  wouldAllow(accessKeyId: string, access: Access): boolean
  /** Takes the policies of another synthesis. */
  follow(template: CloudTemplate): void
}

/**
 * Holds functions to the policies of their roles, as synthesized. `owner` is this machine's own key, which may do
 * everything: with it come scripts, tests and the start itself.
 */
export function callersOf(template: CloudTemplate, owner: Credentials): Callers {
  const thisProcess = randomBytes(32)
  /** Names of functions by their access keys. */
  const functions = new Map<string, string>()
  let may = policiesOf(template)

  const credentialsOf = (name: string): Credentials => {
    const hash = createHmac('sha256', thisProcess).update(name).digest('hex')
    const accessKeyId = `function${hash.slice(0, 16)}`
    functions.set(accessKeyId, name)
    return { accessKeyId, secretAccessKey: hash.slice(16) }
  }
  const wouldAllow = (accessKeyId: string, access: Access) => {
    if (accessKeyId === owner.accessKeyId) return true
    const name = functions.get(accessKeyId)
    return name !== undefined && may(name, access)
  }
  const named = (name: string, isAllowed: boolean, { action, resource }: Access) => {
    if (!isAllowed) say(`Denied: the role of ${name} does not allow ${action} on ${resource}.`)
    return isAllowed
  }
  return {
    credentialsOf,
    secretOf(accessKeyId) {
      const name = functions.get(accessKeyId)
      return accessKeyId === owner.accessKeyId ? owner.secretAccessKey : name && credentialsOf(name).secretAccessKey
    },
    wouldAllow,
    allows: (accessKeyId, access) =>
      named(functions.get(accessKeyId) ?? 'nobody', wouldAllow(accessKeyId, access), access),
    allowsFunction: (name, access) => named(name, may(name, access), access),
    follow(fresh) {
      may = policiesOf(fresh)
    },
  }
}

/** The access key in a signed call's Authorization header; '' without one. */
export function accessKeyOf(authorization: string | undefined): string {
  return /Credential=([^/,\s]+)\//.exec(authorization ?? '')?.[1] ?? ''
}
