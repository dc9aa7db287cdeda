import { expect, test } from 'vitest'
import { criticalStyles } from './critical-styles.ts'
import { rulesOf } from './style-rules.ts'

const critical = (css: string, html: string) => criticalStyles(rulesOf(css), html)
const page = '<p class="lead sm:pt-0.5 [a&amp;]:wide 2xl:tall">'

test('a page has the rules of its own classes and those of no class, in their order', () => {
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
  'html:not(.none) .lead',
  'a[href$=".pdf"]',
])('%s applies to it', (selector) => {
  expect(critical(`${selector}{margin:0}`, page)).toBe(`${selector}{margin:0}`)
})

test('blocks keep what applies of them, and go when nothing does; what is no rule stays', () => {
  const css = [
    '@layer base,utilities;@property --a{syntax:"<length>";inherits:false;initial-value:0}@keyframes turn{to{rotate:1turn}}',
    '@layer utilities{.none{margin:0}@media (width>=40rem){.lead{margin:1px}.none{margin:2px}}@media print{.none{margin:3px}}}',
    '@supports (display:grid){.none{margin:0}}',
  ]
  expect(critical(css.join(''), page)).toBe(`${css[0]}@layer utilities{@media (width>=40rem){.lead{margin:1px}}}`)
})
