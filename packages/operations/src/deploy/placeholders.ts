import type { site } from '@porchlight/site/site.config'
import type { DeployedStage } from '../stages.ts'

type Site = typeof site

/** RFC 2606 reserves these for examples. */
const isPlaceholder = (text: string) => /(^|[.@/])example\.(com|org|net)\b|\.(example|invalid|test)\b/.test(text)

/** Returns a sentence with file and name for each placeholder. */
export function placeholdersIn(stage: DeployedStage, { portal, contact }: Site): string[] {
  const siteFields = {
    'portal.listingsUrl': portal.listingsUrl,
    'portal.signInUrl': portal.signInUrl,
    'contact.email': contact.email,
  }
  const stageFields = {
    [`${stage.name}.alarmEmail`]: stage.alarmEmail,
    [`${stage.name}.domain.name`]: stage.domain?.name ?? '',
  }
  const sentencesFor = (file: string, fields: Record<string, string>) =>
    Object.entries(fields)
      .filter(([, value]) => isPlaceholder(value))
      .map(([field, value]) => `packages/site/${file} has ${field} at "${value}", which is nobody's: put in your own.`)
  return [...sentencesFor('site.config.ts', siteFields), ...sentencesFor('deployment.config.ts', stageFields)]
}
