import type { site } from '@porchlight/site/site.config'
import type { DeployedStage } from '../stages.ts'

type Site = typeof site

/** RFC 2606 reserves these for examples. */
const isPlaceholder = (text: string) =>
  /(^|[.@/])example\.(com|org|net)(?![\w-])|\.(example|invalid|test)(?![\w.-])/i.test(text)

/** Returns a sentence with file and name for each placeholder. */
export function placeholdersIn({ name, ...stage }: DeployedStage, { origin: _, ...site }: Site): string[] {
  const sentencesFor = (file: string, fields: [field: string, value: string][]) =>
    fields
      .filter(([, value]) => isPlaceholder(value))
      .map(([field, value]) => `packages/site/${file} has ${field} at "${value}", which is nobody's: put in your own.`)
  return [
    ...sentencesFor('site.config.ts', textsIn(site)),
    ...sentencesFor('deployment.config.ts', textsIn({ [name]: stage })),
  ]
}

/** Returns all texts of an object by their path, such as `contact.email`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key))
}
