import { UserError } from '../machine/log.ts'
import { isObject, type Json, scalar } from './resource.ts'

export interface Scope {
  /** Error messages name it. */
  where: string
  ref(name: string): Json | undefined
  attribute(resource: string, attribute: string): Json | undefined
  importValue(name: string): Json | undefined
}

/** Those that the CDK writes for the stacks. */
export const intrinsics: ReadonlySet<string> = new Set([
  'Ref',
  'Fn::GetAtt',
  'Fn::ImportValue',
  'Fn::Join',
  'Fn::Select',
  'Fn::Sub',
])

/** Throws UserError that names what is unsupported. */
export function resolve(value: Json, scope: Scope): Json {
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope))
  if (!isObject(value)) return value
  const [first, ...others] = Object.entries(value)
  if (first && others.length === 0 && intrinsics.has(first[0])) return intrinsic(first[0], first[1], scope)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, scope)]))
}

function intrinsic(name: string, argument: Json, scope: Scope): Json {
  const resolved = resolve(argument, scope)
  const [a, b] = Array.isArray(resolved) ? resolved : [resolved]
  const text = scalar(a) ?? ''
  switch (name) {
    case 'Ref':
      return ref(text, scope)
    case 'Fn::GetAtt': {
      const attribute = scalar(b) ?? ''
      return known(scope.attribute(text, attribute), `GetAtt ${text}.${attribute}`, scope)
    }
    case 'Fn::ImportValue':
      return known(scope.importValue(text), `ImportValue ${text}`, scope)
    case 'Fn::Join':
      return Array.isArray(b) ? b.map((part) => scalar(part) ?? JSON.stringify(part)).join(text) : text
    case 'Fn::Select':
      return known(Array.isArray(b) ? b[Number(a)] : undefined, `Select ${text}`, scope)
    default:
      return text.replaceAll(/\$\{([^}]+)\}/g, (_, variable: string) => scalar(ref(variable, scope)) ?? '')
  }
}

const ref = (name: string, scope: Scope) => known(scope.ref(name), `Ref ${name}`, scope)

function known(value: Json | undefined, what: string, { where }: Scope): Json {
  if (value !== undefined) return value
  throw new UserError(`The local cloud does not know what "${what}" stands for (${where}).`)
}
