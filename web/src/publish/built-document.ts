/** What the build of the browser's part leaves for the pages to be made of. */
export interface BuiltDocument {
  /** The built index.html. */
  shell: string
  /** Text of the public style sheet. */
  css: string
  /** The small script that brings a published page to life: a module without imports. */
  loader: { address: string; code: string }
}

/** The parts of a page, all of them HTML. */
interface PageParts {
  head: string
  body: string
  /** JSON for the page's own script. */
  queryData: string
  /** Leaves style sheet and loader in their files: for a page whose answer cannot say that they may stand in it. */
  linked?: boolean | undefined
}

/** What stands in a page, letter for letter, for its content security policy to name. */
export function inlineParts({ css, loader }: BuiltDocument): { css: string; script: string } {
  // no module: those run when the whole page is there, and somebody may have pressed a button by then
  const script = `(()=>{"use strict";${loader.code}\n})()`
  if (/<\/style/i.test(css)) throw new Error('The style sheet cannot stand in a page: it would end its element')
  if (/<\/script|<!--/i.test(script)) throw new Error('The loader cannot stand in a page: it would end its element')
  return { css, script }
}

const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const sheet = /\s*<link rel="stylesheet"[^>]*>/

/**
 * Gives a function that puts a page's parts into the shell. The one style sheet and the loader stand in the page, so
 * that the first paint waits for nothing else and nothing is touched before the loader listens; all other script is
 * left to the loader.
 */
export function documentOf(built: BuiltDocument): (parts: PageParts) => string {
  const { shell, loader } = built
  const inline = inlineParts(built)
  const plain = shell.replace(script, '').replaceAll(preloads, '').replace(sheet, '')
  const link = sheet.exec(shell)?.[0].trim() ?? ''
  const [beforeHead, afterHead] = cut(plain, '</head>')
  const [beforeRoot, afterRoot] = cut(afterHead, '<div id="root"></div>')
  const main = script.exec(shell)?.[1]
  if (!main) throw new Error('The built index.html has no script')
  const inPage = `<script data-main="${main}">${inline.script}</script>\n<style>${inline.css}</style>`
  const inFiles = `<script async type="module" src="${loader.address}" data-main="${main}"></script>\n${link}`
  return ({ head, body, queryData, linked = false }) =>
    [
      beforeHead.trimEnd(),
      head,
      linked ? inFiles : inPage,
      `</head>${beforeRoot}<div id="root">${body}</div>`,
      `<script type="application/json" id="query-data">${queryData}</script>${afterRoot}`,
    ].join('\n')
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The built index.html has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
