import * as lambda from 'aws-cdk-lib/aws-lambda'
import { CfnElement, type Stack } from 'aws-cdk-lib/core'
import { deployedFunctions } from '../../../infra/deployed-functions.ts'

export interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Condition?: unknown
}

/** The CDK appends hashes. */
const names: [RegExp, string][] = [
  [/^(?:.*FnGetAtt)?OriginalsBucket[\dA-F]{8}\.?Arn(?:[\dA-F]{8})?/, 'originals'],
  [/^(?:.*FnGetAtt)?VariantsBucket[\dA-F]{8}\.?Arn(?:[\dA-F]{8})?/, 'variants'],
  [/^SiteBucket[\dA-F]{8}\.Arn/, 'site'],
  [/^.*:distribution\/CdnDistribution[\dA-F]{8}$/, 'distribution'],
  [/[\dA-F]{8}(\.Arn)?$/, ''],
]

export function nameOf(value: unknown): string {
  const text = textOf(value)
  const [pattern, name] = names.find(([pattern]) => pattern.test(text)) ?? []
  return pattern ? text.replace(pattern, name ?? '') : text
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const [[, inner] = []] = Object.entries(value)
  if ('Fn::GetAtt' in value) return [inner].flat().join('.')
  if ('Fn::Join' in value && Array.isArray(inner)) return [inner[1]].flat().map(textOf).join('')
  return textOf(inner)
}

export function rolesOf(stack: Stack): Map<string, string> {
  const ours = new Set(deployedFunctions.map(({ name }) => name))
  const made = stack.node.findAll().filter((found) => found instanceof lambda.Function)
  return new Map(
    made.flatMap(({ role, node }) => {
      const [name = '', resource] = [node.scope?.node.id, role?.node.defaultChild]
      return ours.has(name) && resource instanceof CfnElement ? [[name, stack.getLogicalId(resource)]] : []
    }),
  )
}
