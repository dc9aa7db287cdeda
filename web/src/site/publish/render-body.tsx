import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { Site } from '../site.tsx'
import type { PagePlan } from './page-plan.ts'

/** React renders tags for the head before everything else. None of them contains a bare `<` or `>`. */
const hoisted = /^(?:<(?:meta|link)[^>]*>|<title[^>]*>[^<]*<\/title>)+/

/**
 * Returns the HTML of one address for the head and for the root element.
 * @throws the first error of any component.
 */
export async function renderBody({ path, entries }: Pick<PagePlan, 'path' | 'entries'>) {
  const client = createQueryClient()
  // A fixed time, because the current one would change every output.
  for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: 1 })
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site client={client} />
    </StaticRouter>,
    { onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  client.clear()
  if (failures.length > 0) throw failures[0]
  const head = hoisted.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
