import * as z from 'zod/mini'
import { say, sayOnce } from '../log.ts'
import type { Assembly, Stack } from './assembly.ts'
import { isObject, type Json, type JsonObject, scalar } from './json.ts'
import { resolve, type Scope } from './resolve.ts'
import { arn, local, type Resource } from './resource.ts'
import { resourceTypes } from './resource-types.ts'

/** A resource as the rest of the local cloud sees it: its name and its properties with every expression replaced. */
export interface Deployed<T = JsonObject> {
  id: string
  stack: string
  type: string
  ref: string
  properties: T
}

/** The templates of an app, resolved. */
export interface CloudTemplate {
  /** All resources of these types; properties are parsed by the schema, which names what it finds wrong. */
  ofType<S extends z.ZodMiniType>(schema: S, ...types: string[]): Deployed<z.output<S>>[]
  /** A stack output's value by its name. Throws when no stack has one. */
  output(name: string): string
}

/** Resolves all stacks of an app. Resource types that are not known here are named in the log. */
export function cloudTemplate({ stacks }: Pick<Assembly, 'stacks'>): CloudTemplate {
  const exports = new Map<string, { stack: Stack; value: Json }>()
  for (const stack of stacks) {
    for (const { Export, Value } of Object.values(stack.template.Outputs ?? {})) {
      if (isObject(Export) && typeof Export.Name === 'string') exports.set(Export.Name, { stack, value: Value ?? null })
    }
    reportUnknown(stack)
  }

  const scopeOf = (stack: Stack): Scope => ({
    ref: (name) => pseudoParameter(name, stack) ?? parameter(name, stack) ?? reference(name, stack),
    attribute(id, name) {
      const resource = find(id, stack)
      return resource && resourceTypes[resource.type]?.attributes?.(resource, propertiesOf(resource, stack))[name]
    },
    importValue(name) {
      const found = exports.get(name)
      return found && resolve(found.value, scopeOf(found.stack))
    },
    condition: (name) => stack.template.Conditions?.[name],
    mapping(map, first, second) {
      const level = stack.template.Mappings?.[map]?.[first]
      return isObject(level) ? level[second] : undefined
    },
  })
  const propertiesOf = (resource: Resource, stack: Stack): JsonObject => {
    const resolved = resolve(resource.properties, scopeOf(stack))
    return isObject(resolved) ? resolved : {}
  }
  const reference = (id: string, stack: Stack): string | undefined => {
    const resource = find(id, stack)
    return resource && resourceTypes[resource.type]?.ref(resource, propertiesOf(resource, stack))
  }
  const exists = (condition: string | undefined, stack: Stack) =>
    condition === undefined || resolve({ Condition: condition }, scopeOf(stack)) === true

  return {
    ofType(schema, ...types) {
      return stacks.flatMap((stack) =>
        Object.entries(stack.template.Resources)
          .filter(([, { Type, Condition }]) => types.includes(Type) && exists(Condition, stack))
          .map(([id, { Type, Properties = {} }]) => {
            const resource = { stack: stack.name, id, type: Type, properties: Properties }
            const parsed = z.safeParse(schema, propertiesOf(resource, stack))
            if (!parsed.success) throw new Error(`${Type} ${id} of ${stack.name}: ${z.prettifyError(parsed.error)}`)
            return { id, stack: stack.name, type: Type, ref: reference(id, stack) ?? '', properties: parsed.data }
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

function find(id: string, stack: Stack): Resource | undefined {
  const found = stack.template.Resources[id]
  return found && { stack: stack.name, id, type: found.Type, properties: found.Properties ?? {} }
}

function parameter(name: string, { template }: Stack): Json | undefined {
  const found = template.Parameters?.[name]
  return found && (found.Default ?? '')
}

function pseudoParameter(name: string, { name: stack }: Stack): Json | undefined {
  const values: Record<string, Json> = {
    'AWS::AccountId': local.account,
    'AWS::Region': local.region,
    'AWS::Partition': local.partition,
    'AWS::URLSuffix': local.urlSuffix,
    'AWS::StackName': stack,
    'AWS::StackId': arn('cloudformation', `stack/${stack}/local`),
    'AWS::NotificationARNs': [],
  }
  return values[name]
}

function reportUnknown({ name, template }: Stack): void {
  const types = new Set(Object.values(template.Resources).map(({ Type }) => Type))
  for (const type of types) {
    if (!resourceTypes[type]) sayOnce(`The local cloud does not run resources of type ${type} (in ${name}).`)
  }
  if (types.size === 0) say(`${name} has no resources.`)
}
