import { type Callers, ownKey } from '../../../packages/local-cloud/src/permissions/callers.ts'
import {
  type Access,
  matchesStatement,
  type Statement,
  statementsOf,
} from '../../../packages/local-cloud/src/permissions/policies.ts'
import type { CloudTemplate } from '../../../packages/local-cloud/src/template/cloud.ts'

/** Clients with another key act as the current function. */
export const owner = { accessKeyId: ownKey, secretAccessKey: 'local' }

/** Allows only what the current function's role allows, as AWS does, and records used grants and denied accesses. */
export function recordingCallers(template: CloudTemplate, refOf: (functionName: string) => string | undefined) {
  const byFunction = statementsOf(template)
  const used = new Map<string, Set<string>>()
  const denied: string[] = []
  let acting = ''
  const ofFunction = (name: string) => byFunction.get(refOf(name) ?? '') ?? []
  const matching = (access: Access) => ofFunction(acting).filter((statement) => matchesStatement(statement, access))

  const callers: Pick<Callers, 'secretOf' | 'allows' | 'wouldAllow'> = {
    secretOf: () => owner.secretAccessKey,
    wouldAllow: (key, access) => key === owner.accessKeyId || matching(access).length > 0,
    allows(key, access) {
      if (key === owner.accessKeyId) return true
      const grants = matching(access).flatMap((statement) => usedParts(statement, access))
      if (grants.length === 0) denied.push(`${acting}: ${access.action} ${access.resource}`)
      used.set(acting, new Set([...(used.get(acting) ?? []), ...grants]))
      return grants.length > 0
    },
  }
  return {
    callers,
    denied,
    usedBy: (name: string) => [...(used.get(name) ?? [])],
    grantsOf: (name: string) =>
      ofFunction(name).flatMap((statement) =>
        partsOf(statement).flatMap((part) => part.Action.map((action) => grantOf(part, action))),
      ),
    actAs(name: string) {
      acting = name
    },
  }
}

const [operator, leadingKeys] = ['ForAllValues:StringLike', 'dynamodb:LeadingKeys'] as const

function partsOf(statement: Statement): Statement[] {
  const keys = statement.Condition?.[operator][leadingKeys]
  return keys?.map((key) => ({ ...statement, Condition: { [operator]: { [leadingKeys]: [key] } } })) ?? [statement]
}

function usedParts(statement: Statement, access: Access): string[] {
  const single = access.leadingKeys?.map((key) => ({ ...access, leadingKeys: [key] }))
  return partsOf(statement)
    .filter((part) => (single ?? [access]).some((one) => matchesStatement(part, one)))
    .map((part) => grantOf(part, access.action))
}

const ownNames: [RegExp, string][] = [
  [/:table\/[^/]+\/stream\/.*$/, 'stream'],
  [/:porchlightapp-prod-failedqueue\w+$/, 'failed'],
  [/:porchlightapp-prod-functionslog\w+:\*$/, 'log'],
]

/** One action of a statement in words. */
function grantOf({ Effect, Resource, Condition }: Statement, action: string): string {
  const resources = Resource.map((arn) => ownNames.find(([pattern]) => pattern.test(arn))?.[1] ?? arn)
  return [Effect, action, ...resources, ...(Condition ? [JSON.stringify(Condition)] : [])].join(' ')
}
