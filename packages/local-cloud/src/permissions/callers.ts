import { createHmac, randomBytes } from 'node:crypto'
import { logLine } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { type Access, policiesOf } from './policies.ts'

/** DynamoDB Local accepts only letters and digits. */
export const ownKey = 'porchlightlocal'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

export interface Callers {
  credentialsOf(functionName: string): Credentials
  secretOf(accessKeyId: string): string | undefined
  /** Logs what it denies. */
  allows(accessKeyId: string, access: Access): boolean
  /** For an action that a service does on behalf of a function. Logs what it denies. */
  allowsFunction(functionName: string, access: Access): boolean
  /** Like `allows`, but does not log. */
  wouldAllow(accessKeyId: string, access: Access): boolean
  /** Replaces the policies after another synthesis. */
  follow(template: CloudTemplate): void
}

/** `owner` is this machine's key with all permissions. */
export function callersOf(template: CloudTemplate, owner: Credentials): Callers {
  const thisProcess = randomBytes(32)
  /** Keys are access keys. */
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
    if (!isAllowed) logLine(`Denied: the role of ${name} does not allow ${action} on ${resource}.`)
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

/** Returns '' without an access key. */
export function accessKeyOf(authorization: string | undefined): string {
  return /Credential=([^/,\s]+)\//.exec(authorization ?? '')?.[1] ?? ''
}
