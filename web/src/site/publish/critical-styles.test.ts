import { expect, test } from 'vitest'
import { criticalStyles } from './critical-styles.ts'
import { rulesOf } from './style-rules.ts'

const critical = (css: string, html: string) => criticalStyles(rulesOf(css), html)
const page = '<p class="lead sm:pt-0.5 [a&amp;]:wide 2xl:tall">'

test('a page has the rules of its own classes and those of none, in their order', () => {
  const css =
    '*{margin:0}.none{margin:1px}.lead{margin:2px}.other,.lead{margin:3px}.other,p{margin:4px}a .none{margin:5px}'
  expect(critical(css, page)).toBe('*{margin:0}.lead{margin:2px}.other,.lead{margin:3px}.other,p{margin:4px}')
})

test.each([
  '.sm\\:pt-0\\.5',
  '.\\[a\\&\\]\\:wide',
  '.\\32 xl\\:tall',
  '.lead:is(:where(.none):hover *)',
  ':where(.lead>:not(:last-child))',
  'p:not(.none) .lead',
  'p[title$=".pdf"]',
  ':is(table,p):not(a)',
  ':where(table)',
  'table,p',
  '::placeholder',
  '::-webkit-search-cancel-button',
  '#root>*',
])('%s may apply to it', (selector) => {
  expect(critical(`${selector}{margin:0}`, page)).toBe(`${selector}{margin:0}`)
})

test.each([
  'table',
  'dialog:modal',
  ':where(p) td',
  'td[title=" p"]',
  '::-webkit-datetime-edit-year-field',
  '::file-selector-button',
  'ul,ol',
])('%s applies to nothing on it', (selector) => {
  expect(critical(`${selector}{margin:0}`, page)).toBe('')
})

test('parts of a field come with the field', () => {
  const css = '::-webkit-calendar-picker-indicator{margin:0}::file-selector-button{margin:1px}'
  expect(critical(css, '<input class="lead" type="date">')).toBe('::-webkit-calendar-picker-indicator{margin:0}')
})

test('blocks keep what applies of them, and go when nothing does; what is no rule stays', () => {
  const css = [
    '@layer base,utilities;@font-face{font-family:a}',
    '@layer utilities{.none{margin:0}@media (width>=40rem){.lead{margin:1px}.none{margin:2px}}@media print{.none{margin:3px}}}',
    '@supports (display:grid){.none{margin:0}}',
  ]
  expect(critical(css.join(''), page)).toBe(`${css[0]}@layer utilities{@media (width>=40rem){.lead{margin:1px}}}`)
})

test('of properties and animations those stay whose name a rule of the page says', () => {
  const used = '@property --a{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}'
  const unused =
    '@property --a-b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}@keyframes tur{to{rotate:1turn}}'
  const rule = '.lead{margin:var(--a);animation:1s turn}'
  expect(critical(`${rule}.none{margin:var(--c)}${unused}${used}`, page)).toBe(rule + used)
})
