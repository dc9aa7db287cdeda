import { UserError } from '../machine/log.ts'
import type { Stack } from './assembly.ts'
import { knownProperties } from './known-properties.ts'
import { intrinsics } from './resolve.ts'
import { isObject, type Json } from './resource.ts'
import { resourceTypes } from './resource-types.ts'

const sections = new Set('Description Outputs Parameters Resources Rules'.split(' '))
const attributes = new Set('DeletionPolicy DependsOn Metadata Properties Type UpdateReplacePolicy'.split(' '))

/**
 * Throws UserError with the ids of resource types, properties and functions that the local cloud neither supports nor
 * ignores on purpose.
 */
export function checkTemplate({ name, template }: Stack): void {
  const unknown: string[] = []
  for (const section of Object.keys(template)) if (!sections.has(section)) unknown.push(`the section ${section}`)
  for (const [id, resource] of Object.entries(template.Resources)) {
    const { Type, Properties = {} } = resource
    for (const key of Object.keys(resource)) if (!attributes.has(key)) unknown.push(`${key} of ${id} (${Type})`)
    for (const key of functionsIn(Properties)) unknown.push(`the function ${key} in ${id} (${Type})`)
    if (Object.hasOwn(resourceTypes, Type) && Object.hasOwn(knownProperties, Type)) {
      unknown.push(...unknownPaths(Properties, pathsOf(Type)).map((path) => `the property ${path} of ${id} (${Type})`))
    } else unknown.push(`the resource type ${Type} of ${id}`)
  }
  for (const key of functionsIn({ ...template.Outputs })) unknown.push(`the function ${key}`)
  if (unknown.length > 0)
    throw new UserError(`In ${name} the local cloud does not know ${[...new Set(unknown)].join(', ')}.`)
}

function pathsOf(type: string): string[] {
  const { emulated = '', ignored = {} } = knownProperties[type] ?? {}
  return [emulated, ...Object.values(ignored)].flatMap((paths) => paths.split(' ')).filter(Boolean)
}

function unknownPaths(value: Json, known: string[], at = ''): string[] {
  if (known.includes('*')) return []
  if (Array.isArray(value)) return value.flatMap((item) => unknownPaths(item, known, at))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, below]) => {
    if (intrinsics.has(key)) return unknownPaths(below, known, at)
    const path = at ? `${at}.${key}` : key
    if (known.includes(path)) return []
    return known.some((other) => other.startsWith(`${path}.`)) ? unknownPaths(below, known, path) : [path]
  })
}

function functionsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(functionsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, below]) => [
    ...(/^Fn::/.test(key) && !intrinsics.has(key) ? [key] : []),
    ...functionsIn(below),
  ])
}
