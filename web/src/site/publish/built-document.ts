export interface BuiltDocument {
  shell: string
  css: string
}

interface PageParts {
  head: string
  body: string
  queryData: string
  /** Omits what a content security policy without the page's hashes forbids. */
  omitInline?: boolean | undefined
}

const scriptElement = /<script(?: data-app="[^"]*")?>([\s\S]*?)<\/script>/
const styleElement = /<style>([\s\S]*?)<\/style>/
const appScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/
const sheetLink = /<link rel="stylesheet" [^>]*href="\/assets\/index-[^"]*"[^>]*>/

/** Returns the inline script for the content security policy; empty if there is none. */
export const inlineScript = (document: string): string => scriptElement.exec(document)?.[1] ?? ''

/** Returns the inline style sheet for the content security policy; empty if there is none. */
export const inlineStyle = (document: string): string => styleElement.exec(document)?.[1] ?? ''

/** Returns the address of the app's main script. Its hash identifies the build. */
export function buildOf({ shell }: Pick<BuiltDocument, 'shell'>): string {
  const address = appScript.exec(shell)?.[1]
  if (!address) throw new Error('The built index.html lacks its app script')
  return address
}

/**
 * Returns a function that inserts a page's parts into the built index.html. The style sheet is inline and the app loads
 * later, so that nothing competes with the first paint and the first image (decision 049).
 * @throws Error if index.html lacks a part that pages need.
 */
export function documentOf({ shell, css }: BuiltDocument): (parts: PageParts) => string {
  if (/<\/style/i.test(css)) throw new Error('The style sheet contains the end of a style element')
  for (const part of [scriptElement, sheetLink])
    if (!part.test(shell)) throw new Error(`The built index.html lacks ${part}`)
  const app = buildOf({ shell })
  const inlined = shell
    .replace(appScript, '')
    .replace('<script>', `<script data-app="${app}">`)
    .replace(sheetLink, () => `<style>${css}</style>`)
  const externalShell = shell.replace(scriptElement, '')
  return ({ head, body, queryData, omitInline = false }) => {
    const [beforeHeadEnd, afterHeadEnd] = cut(omitInline ? externalShell : inlined, '</head>')
    const [beforeRoot, afterRoot] = cut(afterHeadEnd, '<div id="root"></div>')
    return [
      beforeHeadEnd.trimEnd(),
      head,
      `</head>${beforeRoot}<div id="root">${body}</div>`,
      `<script type="application/json" id="query-data">${queryData}</script>${afterRoot}`,
    ].join('\n')
  }
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The built index.html has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
