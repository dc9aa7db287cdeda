import { UserError } from '../machine/log.ts'
import { isObject, type Json, scalar } from './resource.ts'

export interface Scope {
  /** Error messages name it. */
  where: string
  ref(name: string): Json | undefined
  attribute(resource: string, attribute: string): Json | undefined
  importValue(name: string): Json | undefined
  condition(name: string): Json | undefined
  mapping(map: string, first: string, second: string): Json | undefined
}

export const intrinsics: ReadonlySet<string> = new Set([
  'Ref',
  'Condition',
  ...['And', 'Equals', 'FindInMap', 'GetAtt', 'If', 'ImportValue', 'Join', 'Not', 'Select', 'Split', 'Sub'].map(
    (name) => `Fn::${name}`,
  ),
])

/** Marks a property as absent, like AWS::NoValue. */
const absent = Symbol('absent')
type Resolved = Json | typeof absent

/** Throws UserError that names what is unsupported. */
export function resolve(value: Json, scope: Scope): Json {
  const resolved = evaluate(value, scope)
  return resolved === absent ? null : resolved
}

function evaluate(value: Json, scope: Scope): Resolved {
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope)).filter((item) => item !== absent)
  if (!isObject(value)) return value
  const [first, ...others] = Object.entries(value)
  if (first && others.length === 0 && /^(Ref|Condition|Fn::)/.test(first[0])) {
    const [name, argument] = first
    if (name !== 'Condition' || typeof argument === 'string') return intrinsic(name, argument, scope)
  }
  const entries: [string, Json][] = []
  for (const [key, item] of Object.entries(value)) {
    const resolved = evaluate(item, scope)
    if (resolved !== absent) entries.push([key, resolved])
  }
  return Object.fromEntries(entries)
}

function intrinsic(name: string, argument: Json, scope: Scope): Resolved {
  // The other branch may refer to something missing.
  if (name === 'Fn::If' && Array.isArray(argument)) {
    const [condition, whenTrue, whenFalse] = argument
    return evaluate((truth(condition, scope) ? whenTrue : whenFalse) ?? null, scope)
  }
  if (name === 'Ref' && argument === 'AWS::NoValue') return absent
  if (name === 'Fn::Sub') return substitute(argument, scope)
  const resolved = resolve(argument, scope)
  const list = Array.isArray(resolved) ? resolved : [resolved]
  const [a, b, c] = list
  const text = scalar(a) ?? ''
  switch (name) {
    case 'Ref':
      return known(scope.ref(text), `Ref ${text}`, scope)
    case 'Condition':
      return truth(text, scope)
    case 'Fn::GetAtt':
      return attribute(list.length === 1 ? text.split('.') : list.map((part) => scalar(part) ?? ''), scope)
    case 'Fn::ImportValue':
      return known(scope.importValue(text), `ImportValue ${text}`, scope)
    case 'Fn::FindInMap':
      return known(scope.mapping(text, scalar(b) ?? '', scalar(c) ?? ''), `FindInMap ${text}`, scope)
    case 'Fn::Join':
      return Array.isArray(b) ? b.map((part) => scalar(part) ?? JSON.stringify(part)).join(text) : text
    case 'Fn::Select':
      return known(Array.isArray(b) ? b[Number(a)] : undefined, `Select ${text}`, scope)
    case 'Fn::Split':
      return (scalar(b) ?? '').split(text)
    case 'Fn::Equals':
      return JSON.stringify(a) === JSON.stringify(b)
    case 'Fn::Not':
      return !truth(a, scope)
    case 'Fn::And':
      return list.every((item) => truth(item, scope))
    default:
      return known(undefined, name, scope)
  }
}

function truth(condition: Json | undefined, scope: Scope): boolean {
  if (typeof condition !== 'string') return resolve(condition ?? null, scope) === true
  const value = scope.condition(condition)
  return value !== undefined && resolve(value, scope) === true
}

function attribute(path: string[], scope: Scope): Json {
  const [resource = '', ...rest] = path
  return known(scope.attribute(resource, rest.join('.')), `GetAtt ${path.join('.')}`, scope)
}

function substitute(argument: Json, scope: Scope): string {
  const [template, given] = Array.isArray(argument) ? argument : [argument, {}]
  const variables = isObject(given) ? given : {}
  return (scalar(template) ?? '').replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => {
    if (name.startsWith('!')) return `\${${name.slice(1)}}`
    const variable = variables[name]
    if (variable !== undefined) return scalar(resolve(variable, scope)) ?? ''
    return (
      scalar(name.includes('.') ? attribute(name.split('.'), scope) : known(scope.ref(name), `Ref ${name}`, scope)) ??
      ''
    )
  })
}

function known(value: Json | undefined, what: string, { where }: Scope): Json {
  if (value !== undefined) return value
  throw new UserError(`The local cloud does not know what "${what}" stands for (${where}).`)
}
