/** What the build of the browser's part leaves for the pages to be made of. */
export interface BuiltDocument {
  /** The built index.html. */
  shell: string
  /** Text of the public style sheet. */
  css: string
  /** Address of the small script that brings a published page to life. */
  loader: string
}

/** The parts of a page, all of them HTML. */
interface PageParts {
  head: string
  body: string
  /** JSON for the page's own script. */
  queryData: string
  /** Leaves the style sheet in its file: for a page whose answer cannot say that it may stand in the page. */
  linked?: boolean | undefined
}

const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const sheet = /\s*<link rel="stylesheet"[^>]*>/

/**
 * Gives a function that puts a page's parts into the shell. The one style sheet stands in the page, so that the first
 * paint waits for nothing else; scripts are left to the loader.
 */
export function documentOf({ shell, css, loader }: BuiltDocument): (parts: PageParts) => string {
  const plain = shell.replace(script, '').replaceAll(preloads, '').replace(sheet, '')
  const link = sheet.exec(shell)?.[0].trim() ?? ''
  const [beforeHead, afterHead] = cut(plain, '</head>')
  const [beforeRoot, afterRoot] = cut(afterHead, '<div id="root"></div>')
  const style = `<style>${css}</style>`
  const main = script.exec(shell)?.[1]
  if (!main) throw new Error('The built index.html has no script')
  const load = `<script type="module" async src="${loader}" data-main="${main}"></script>`
  return ({ head, body, queryData, linked = false }) =>
    [
      beforeHead.trimEnd(),
      head,
      linked ? link : style,
      `</head>${beforeRoot}<div id="root">${body}</div>`,
      `<script type="application/json" id="query-data">${queryData}</script>`,
      `${load}${afterRoot}`,
    ].join('\n')
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The built index.html has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
