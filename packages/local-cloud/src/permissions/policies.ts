import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { wildcard } from '../template/wildcard.ts'

const words = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)
// Strict, because ignoring an element such as NotAction would change the result.
const statementSchema = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.literal('Allow'),
  Action: words,
  Resource: words,
  Condition: z.optional(
    z.strictObject({ 'ForAllValues:StringLike': z.strictObject({ 'dynamodb:LeadingKeys': words }) }),
  ),
})
export type Statement = z.infer<typeof statementSchema>
const documentSchema = z.object({ Statement: z.array(statementSchema) })
const roleSchema = z.object({ Policies: z._default(z.array(z.object({ PolicyDocument: documentSchema })), []) })
const functionSchema = z.object({ Role: z.string() })

export interface Access {
  action: string
  resource: string
  /** Partition keys of a call of the table. */
  leadingKeys?: string[]
}

/** Returns the statements of each function's role. */
export function statementsOf(template: CloudTemplate): Map<string, Statement[]> {
  const byRole = new Map(
    template.ofType(roleSchema, 'AWS::IAM::Role').map(({ ref, properties }) => {
      return [ref, properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)]
    }),
  )
  return new Map(
    template.ofType(functionSchema, 'AWS::Lambda::Function').map(({ ref, properties }) => {
      const role = properties.Role.split('/').at(-1) ?? ''
      return [ref, byRole.get(role) ?? []]
    }),
  )
}

/** Whether a policy of the function's role allows the action. */
export function policiesOf(template: CloudTemplate): (functionName: string, access: Access) => boolean {
  const byFunction = statementsOf(template)
  return (name, access) => (byFunction.get(name) ?? []).some((statement) => matchesStatement(statement, access))
}

/** Without keys the condition on keys holds, as on AWS. */
export const matchesStatement = (
  { Action, Resource, Condition }: Statement,
  { action, resource, leadingKeys = [] }: Access,
): boolean =>
  Action.some((pattern) => like(pattern.toLowerCase(), action.toLowerCase())) &&
  Resource.some((pattern) => like(pattern, resource)) &&
  leadingKeys.every(
    (key) =>
      !Condition || Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys'].some((pattern) => like(pattern, key)),
  )

const like = (pattern: string, text: string) => wildcard(pattern).test(text)
