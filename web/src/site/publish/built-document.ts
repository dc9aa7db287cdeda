import { escaped } from '@porchlight/contract/escaped'
import { criticalStyles } from './critical-styles.ts'
import type { StyleRule } from './style-rules.ts'

/** What the build of the browser's part leaves for the pages to be made of. */
export interface BuiltDocument {
  /** The built index.html. */
  shell: string
  /** Text of the public style sheet. */
  css: string
  /** The same without faces: its rules, and the address of the file that holds them all. */
  styles: { rules: StyleRule[]; address: string }
  /** The small script that brings a published page to life: a module without imports. */
  loader: { address: string; code: string }
  /** What stands before it in the pages of what the visitor has chosen. */
  chosen: string
}

/** The parts of a page, all of them HTML. */
interface PageParts {
  head: string
  body: string
  /** JSON for the page's own script. */
  queryData: string
  /** The visitor's device or the address says what there is to see. */
  chosen?: boolean | undefined
  /** Leaves style sheet and loader in their files: for a page whose answer cannot say that they may stand in it. */
  linked?: boolean | undefined
}

/** A text of the build as a script that can stand in a page; throws when it would end its element. */
function inert(code: string): string {
  // no module: those run when the whole page is there, and somebody may have pressed a button by then
  const script = `(()=>{"use strict";${code}\n})()`
  if (/<\/script|<!--/i.test(script)) throw new Error('The loader cannot stand in a page: it would end its element')
  return script
}

/** The script that stands in a document, letter for letter, for its content security policy to name; empty where none does. */
export const inlineScript = (document: string): string =>
  /<script data-main[^>]*>([\s\S]*?)<\/script>/.exec(document)?.[1] ?? ''

/** The style sheet that stands in a document, as for `inlineScript`. */
export const inlineStyle = (document: string): string => /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? ''

/** A face that has a file. */
const face = /@font-face\{[^}]*url\([^}]*\}/g

/** A style sheet as pages have it: the loader brings the faces, after the first paint. */
export const withoutFaces = (css: string): string => css.replaceAll(face, '')

/** Family, address and weights of the faces in a style sheet as the build writes it. */
function facesOf(css: string): [family: string, address: string, weights: string][] {
  return [...css.matchAll(face)].map(([rule]) => {
    const [family, weights, address] = [/family:([^;]+)/, /weight:([^;]+)/, /url\(([^)]+)\)/].map((part) =>
      part.exec(rule)?.[1]?.replaceAll(/["']/g, ''),
    )
    if (!family || !weights || !address)
      throw new Error(`The style sheet has a face that the loader cannot bring: ${rule}`)
    return [family, address, weights]
  })
}

const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const preloads = /\s*<link rel="(?:module)?preload"[^>]*>/g
/** A face that comes after the first paint would not be used: the style sheet holds them optional. */
const facePreloads = /<link rel="preload"[^>]* as="font"[^>]*>/g
const sheet = /\s*<link rel="stylesheet"[^>]*>/
const printSheet = /\s*<link media="print"[^>]* href="([^"]+)"[^>]*>/

/**
 * Gives a function that puts a page's parts into the shell. What the page needs of the style sheet and the loader stand
 * in it, so that the first paint waits for nothing else and nothing is touched before the loader listens; all other
 * styles and scripts are left to the loader.
 */
export function documentOf(built: BuiltDocument): (parts: PageParts) => string {
  const { shell, css, loader, styles } = built
  if (/<\/style/i.test(css)) throw new Error('The style sheet cannot stand in a page: it would end its element')
  const code = inert(loader.code)
  const codeForChosen = `${inert(built.chosen)};${code}`
  const plain = shell.replace(script, '').replaceAll(preloads, '').replace(sheet, '').replace(printSheet, '')
  const [printLink = '', print = ''] = printSheet.exec(shell) ?? []
  const link = (sheet.exec(shell)?.[0] ?? '').trim() + printLink.trim()
  const [beforeHead, afterHead] = cut(plain, '</head>')
  const [beforeHtml, afterHtml] = cut(beforeHead, '<html')
  const [beforeRoot, afterRoot] = cut(afterHead, '<div id="root"></div>')
  const main = script.exec(shell)?.[1]
  if (!main) throw new Error('The built index.html has no script')
  const faces = escaped(JSON.stringify(facesOf(css)))
  const inPage = (body: string, chosen = false) =>
    [
      // before the script, which may add the whole sheet at once: of two equal rules the later one counts
      `<style>${criticalStyles(styles.rules, plain + body)}</style>`,
      `<script data-main="${main}" data-sheet="${styles.address}" data-print="${print}" data-faces="${faces}">${chosen ? codeForChosen : code}</script>`,
      `<noscript>${link}</noscript>`,
    ].join('\n')
  const facesAndSheet = [...(shell.match(facePreloads) ?? []), link].join('\n')
  const inFiles = `<script async type="module" src="${loader.address}" data-main="${main}"></script>\n${facesAndSheet}`
  return ({ head, body, queryData, chosen, linked = false }) =>
    [
      `${beforeHtml}<html${linked ? '' : ' data-fresh'}${afterHtml.trimEnd()}`,
      head,
      linked ? inFiles : inPage(body, chosen),
      `</head>${beforeRoot}<div id="root">${body}</div>`,
      `<script type="application/json" id="query-data">${queryData}</script>${afterRoot}`,
    ].join('\n')
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The built index.html has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
