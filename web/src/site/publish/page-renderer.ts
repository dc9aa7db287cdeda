import type { PageContent, PageRenderer } from '@porchlight/contract/page-content'
import { site } from '@porchlight/site/site.config'
import { inListingOrder } from '../data/listing-order.ts'
import type { QueryData } from '../data/published.ts'
import { type BuiltDocument, buildOf, documentOf, inlineScript, inlineStyle } from './built-document.ts'
import { planPage } from './page-plan.ts'
import { renderBody } from './render-body.tsx'
import { socialHead } from './social-head.ts'
import { structuredData } from './structured-data.ts'

/** Renders pages into the built HTML file. */
export function pageRenderer(built: BuiltDocument): PageRenderer {
  const toDocument = documentOf(built)
  const build = buildOf(built)
  return {
    origin: site.origin,
    scriptHash: (document) => hashOf(inlineScript(document)),
    styleHash: (document) => hashOf(inlineStyle(document)),
    async render(content: PageContent) {
      const sorted = sortProperties(content)
      const { path, entries, image, hasManyPaths } = planPage(sorted)
      const { head, body } = await renderBody({ path, entries })
      const social = hasManyPaths ? '' : socialHead(head, image)
      const data = structuredData(sorted)
      const queryData: QueryData = { build, path: hasManyPaths ? undefined : path, entries }
      return toDocument({
        head: head + social + (data ? `<script type="application/ld+json">${inertJson(data)}</script>` : ''),
        body,
        queryData: inertJson(queryData),
        omitInline: hasManyPaths,
      })
    },
    data(content) {
      const { entries, data = entries } = planPage(sortProperties(content))
      const file: QueryData = { build, entries: data }
      return JSON.stringify(file)
    },
  }
}

/** Lists are published in display order, so that hydration need not sort them. */
const sortProperties = (content: PageContent): PageContent =>
  content.page === 'city' ? { ...content, properties: inListingOrder(content.properties) } : content

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Returns JSON for a script element: it can neither end the element nor begin a comment. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')
}
