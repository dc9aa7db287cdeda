import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { Assembly, Stack } from './assembly.ts'
import { checkTemplate } from './check-template.ts'
import { resolve, type Scope } from './resolve.ts'
import { isObject, type Json, type JsonObject, local, scalar } from './resource.ts'
import { resourceTypes, secretOf } from './resource-types.ts'

// zod/mini has no error messages without a locale.
z.config(en())

export interface Deployed<T = JsonObject> {
  id: string
  ref: string
  properties: T
}

export interface CloudTemplate {
  /** The schema's errors name the properties. */
  ofType<S extends z.ZodMiniType>(schema: S, type: string): Deployed<z.output<S>>[]
  /** Throws without this output. */
  output(name: string): string
}

/** `parameters` replace defaults by name. Throws UserError that names what is unsupported. */
export function cloudTemplate(
  { stacks }: Pick<Assembly, 'stacks'>,
  parameters: Record<string, string> = {},
): CloudTemplate {
  const exports = new Map<string, { stack: Stack; value: Json }>()
  for (const stack of stacks) {
    for (const { Export, Value } of Object.values(stack.template.Outputs ?? {})) {
      if (isObject(Export) && typeof Export.Name === 'string') exports.set(Export.Name, { stack, value: Value ?? null })
    }
    checkTemplate(stack)
  }

  const scopeOf = (stack: Stack, id = 'outputs'): Scope => ({
    where: `${id} of ${stack.name}`,
    ref: (name) => parameters[name] ?? parameter(name, stack) ?? described(name, stack)?.Ref,
    attribute: (id, name) => described(id, stack)?.[name],
    importValue(name) {
      const found = exports.get(name)
      return found && resolve(found.value, scopeOf(found.stack))
    },
  })
  // Common targets would be resolved thousands of times.
  const propertiesOf = onceEach((id, stack): JsonObject => {
    const resolved = resolve(stack.template.Resources[id]?.Properties ?? {}, scopeOf(stack, id))
    return isObject(resolved) ? resolved : {}
  })
  const described = onceEach((id, stack) => {
    const describe = resourceTypes[stack.template.Resources[id]?.Type ?? '']
    return describe?.({ stack: stack.name, id }, propertiesOf(id, stack))
  })

  return {
    ofType(schema, type) {
      return stacks.flatMap((stack) =>
        Object.entries(stack.template.Resources)
          .filter(([, { Type }]) => Type === type)
          .map(([id]) => {
            const parsed = z.safeParse(schema, propertiesOf(id, stack))
            if (!parsed.success) throw new UserError(`${type} ${id} of ${stack.name}: ${z.prettifyError(parsed.error)}`)
            return { id, ref: described(id, stack)?.Ref ?? '', properties: parsed.data }
          }),
      )
    },
    output(name) {
      const stack = stacks.find(({ template }) => template.Outputs?.[name])
      const value = stack && scalar(resolve(stack.template.Outputs?.[name]?.Value ?? null, scopeOf(stack)))
      if (value === undefined) throw new Error(`No stack has an output ${name}`)
      return value
    },
  }
}

function onceEach<T>(find: (id: string, stack: Stack) => T): (id: string, stack: Stack) => T {
  const found = new Map<string, { value: T }>()
  return (id, stack) => {
    const key = `${stack.name}/${id}`
    const known = found.get(key) ?? { value: find(id, stack) }
    found.set(key, known)
    return known.value
  }
}

/** A NoEcho parameter has a generated secret. */
function parameter(name: string, { template }: Stack): Json | undefined {
  const found = template.Parameters?.[name]
  if (found) return found.NoEcho === true ? secretOf(name) : (found.Default ?? '')
  const values: Record<string, Json> = {
    'AWS::AccountId': local.account,
    'AWS::Region': local.region,
    'AWS::Partition': local.partition,
    'AWS::URLSuffix': local.urlSuffix,
  }
  return values[name]
}
