import { escapeMarkup } from '../machine/markup.ts'

const style = `
  :root { color-scheme: light; --ink: #23302f; --soft: #5a6664; --line: #d8dcd9; --paper: #fbfcfb; --sea: #1d5c63; --sand: #f1efe8 }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between;
    padding: 1rem 1.25rem; border-bottom: 1px solid var(--line); background: #fff }
  header strong { font-size: 1.125rem; letter-spacing: -.01em }
  header span, .quiet { color: var(--soft); font-size: .875rem }
  main { max-width: 72rem; margin: 0 auto; padding: 1.25rem }
  h1 { font-size: 1.375rem; margin: 0 0 .25rem; letter-spacing: -.01em }
  a { color: var(--sea) }
  .button, button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 1.25rem;
    border: 0; border-radius: 6px; background: var(--sea); color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
  .button:hover, button:hover { background: #16484e }
  :focus-visible { outline: 3px solid #d98b3a; outline-offset: 2px }
`

/** A whole page of the stand-in portal; `main` is HTML, `more` is style of its own. */
export function page(title: string, main: string, more = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · Resident portal (stand-in)</title>
<style>${style}${more}</style>
</head>
<body>
<header><strong>Resident portal</strong><span>Stand-in for this machine</span></header>
<main>${main}</main>
</body>
</html>
`
}
