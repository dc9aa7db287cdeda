import { isObject } from '../template/resource.ts'

/**
 * Matches lists of allowed values or `{prefix}`.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html
 */
export function passes(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => allows(rule, value))
  if (!isObject(pattern)) return false
  return Object.entries(pattern).every(([key, part]) => passes(part, isObject(value) ? value[key] : undefined))
}

function allows(rule: unknown, value: unknown): boolean {
  if (!isObject(rule)) return rule === value
  return typeof rule.prefix === 'string' && typeof value === 'string' && value.startsWith(rule.prefix)
}
