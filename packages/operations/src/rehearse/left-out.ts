import * as z from 'zod/mini'

/** What MiniStack 1.5.33 lacks, with the reason. Nothing else is left out of the rehearsal. */
const unsupported: { what: string; reason: string; is(type: string, properties: unknown): boolean }[] = [
  {
    what: 'AWS::Budgets::Budget',
    reason: 'it has no resource of this type',
    is: (type) => type === 'AWS::Budgets::Budget',
  },
  {
    what: 'AWS::Cognito::ManagedLoginBranding',
    reason: 'it has no resource of this type',
    is: (type) => type === 'AWS::Cognito::ManagedLoginBranding',
  },
  {
    what: 'AWS::CloudWatch::Alarm on several metrics',
    reason: 'it knows no metric math',
    is: (type, properties) => type === 'AWS::CloudWatch::Alarm' && 'Metrics' in Object(properties),
  },
  {
    what: 'Custom::S3AutoDeleteObjects, Custom::CDKBucketDeployment, Custom::Trigger',
    reason: 'its functions have no AWS SDK, AWS CLI or page renderer, so pages are not published',
    is: (type) => type.startsWith('Custom::'),
  },
]

const templateSchema = z.looseObject({
  Resources: z.record(z.string(), z.looseObject({ Type: z.string(), Properties: z.optional(z.unknown()) })),
  Outputs: z.optional(z.record(z.string(), z.unknown())),
})

/** Returns a template without the resources that MiniStack lacks and all references to them, and how many of each. */
export function withoutUnsupported(template: unknown): { template: object; removals: string[]; resources: number } {
  const parsed = templateSchema.parse(template)
  const removed = new Map<string, string>()
  for (const [id, { Type, Properties }] of Object.entries(parsed.Resources)) {
    const found = unsupported.find(({ is }) => is(Type, Properties))
    if (found) removed.set(id, `${found.what}: ${found.reason}`)
  }
  const counts = Map.groupBy(removed.values(), (line) => line)
  const remaining = Object.entries(parsed.Resources).filter(([id]) => !removed.has(id))
  const isRemoved = (id: unknown) => typeof id === 'string' && removed.has(id)
  return {
    template: {
      ...parsed,
      Resources: Object.fromEntries(remaining.map(([id, resource]) => [id, withoutReferences(resource, isRemoved)])),
      ...(parsed.Outputs && { Outputs: withoutReferences(parsed.Outputs, isRemoved) }),
    },
    removals: [...counts].map(([line, all]) => `${all.length} x ${line}`),
    resources: remaining.length,
  }
}

/** Returns a part of a template without references to removed resources. */
function withoutReferences(value: unknown, isRemoved: (id: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !refersTo(item, isRemoved)).map((item) => withoutReferences(item, isRemoved))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'DependsOn') {
        const ids = [inner].flat().filter((id) => !isRemoved(id))
        return ids.length > 0 ? [[key, ids]] : []
      }
      return refersTo(inner, isRemoved) ? [] : [[key, withoutReferences(inner, isRemoved)]]
    }),
  )
}

function refersTo(value: unknown, isRemoved: (id: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('Ref' in value) return isRemoved(value.Ref)
  if ('Fn::GetAtt' in value) return isRemoved(Array.isArray(value['Fn::GetAtt']) ? value['Fn::GetAtt'][0] : undefined)
  return false
}
