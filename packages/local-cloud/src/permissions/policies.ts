import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { wildcard } from '../template/wildcard.ts'

const words = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)
const operators = ['StringEquals', 'StringLike', 'ForAllValues:StringEquals', 'ForAllValues:StringLike'] as const
type Operator = (typeof operators)[number]
// Strict, because ignoring an element such as NotAction would change the result.
const statementSchema = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Action: words,
  Resource: words,
  Condition: z.optional(z.partialRecord(z.enum(operators), z.record(z.string(), words))),
})
export type Statement = z.infer<typeof statementSchema>
const documentSchema = z.object({ Statement: z.array(statementSchema) })
const policySchema = z.object({ PolicyDocument: documentSchema, Roles: z._default(z.array(z.string()), []) })
const roleSchema = z.object({ Policies: z._default(z.array(z.object({ PolicyDocument: documentSchema })), []) })
const functionSchema = z.object({ Role: z.string() })

/** `context` contains condition keys. */
export interface Access {
  action: string
  resource: string
  context?: Record<string, string[]>
}

/** Returns the statements of each function's role. */
export function statementsOf(template: CloudTemplate): Map<string, Statement[]> {
  const policies = template.ofType(policySchema, 'AWS::IAM::Policy').map(({ properties }) => properties)
  const byRole = new Map(
    template.ofType(roleSchema, 'AWS::IAM::Role').map(({ ref, properties }) => {
      const attached = policies.filter(({ Roles }) => Roles.includes(ref))
      return [ref, [...properties.Policies, ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement)]
    }),
  )
  return new Map(
    template.ofType(functionSchema, 'AWS::Lambda::Function').map(({ ref, properties }) => {
      const role = properties.Role.split('/').at(-1) ?? ''
      return [ref, byRole.get(role) ?? []]
    }),
  )
}

/** Whether a policy of the function's role allows the action and none denies it. */
export function policiesOf(template: CloudTemplate): (functionName: string, access: Access) => boolean {
  const byFunction = statementsOf(template)
  return (name, access) => {
    const matching = (byFunction.get(name) ?? []).filter((statement) => matchesStatement(statement, access))
    return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow')
  }
}

export function matchesStatement(
  { Action, Resource, Condition = {} }: Statement,
  { action, resource, context = {} }: Access,
): boolean {
  return (
    Action.some((pattern) => like(pattern.toLowerCase(), action.toLowerCase())) &&
    Resource.some((pattern) => like(pattern, resource)) &&
    operators.every((operator) =>
      Object.entries(Condition[operator] ?? {}).every(([key, allowed]) => holds(operator, allowed, context[key])),
    )
  )
}

/**
 * A missing key satisfies `ForAllValues`, but not a single-valued operator:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html
 */
function holds(operator: Operator, allowed: string[], values: string[] | undefined): boolean {
  const isOne = (value: string) =>
    allowed.some((wanted) => (operator.endsWith('Like') ? like(wanted, value) : wanted === value))
  if (operator.startsWith('ForAllValues')) return (values ?? []).every(isOne)
  return values?.length === 1 && values.every(isOne)
}

const like = (pattern: string, text: string) => wildcard(pattern).test(text)
