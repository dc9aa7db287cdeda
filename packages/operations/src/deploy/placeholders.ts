import type { site } from '@porchlight/site/site.config'
import type { DeployedStage } from '../stages.ts'

type Site = typeof site

/** Hosts and addresses that belong to nobody (RFC 2606), and so to no family. */
const isPlaceholder = (text: string) => /(^|[.@/])example\.(com|org|net)\b|\.(example|invalid|test)\b/.test(text)

/** What a configuration still says for want of the family's own words: a sentence each, naming file and field. */
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
  const told = (file: string, fields: Record<string, string>) =>
    Object.entries(fields)
      .filter(([, value]) => isPlaceholder(value))
      .map(([field, value]) => `packages/site/${file} has ${field} at "${value}", which is nobody's: put in your own.`)
  return [...told('site.config.ts', siteFields), ...told('deployment.config.ts', stageFields)]
}
