const landmarks = {
  ARTICLE: 'article',
  MAIN: 'main',
  NAV: 'navigation',
  SECTION: 'region',
  DIALOG: 'dialog',
  HEADER: 'banner',
}
const parts = { UL: 'list', OL: 'list', LI: 'listitem', TABLE: 'table', TR: 'row', TD: 'cell', TH: 'columnheader' }
const controls = { BUTTON: 'button', SELECT: 'combobox', TEXTAREA: 'textbox', OPTION: 'option', OUTPUT: 'status' }
const others = { FIELDSET: 'group', DETAILS: 'group', IMG: 'img', PROGRESS: 'progressbar' }
const roles = new Map(Object.entries({ ...landmarks, ...parts, ...controls, ...others }))
const inputs = new Map(
  Object.entries({ checkbox: 'checkbox', radio: 'radio', number: 'spinbutton', search: 'searchbox' }),
)

export const normalized = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

export function roleOf(element: Element): string | undefined {
  const { tagName } = element
  const role = element.getAttribute('role')
  if (role) return role
  if (tagName === 'A') return element.hasAttribute('href') ? 'link' : undefined
  if (tagName === 'INPUT') return element.hasAttribute('list') ? 'combobox' : (inputs.get(type(element)) ?? 'textbox')
  if (/^H[1-6]$/.test(tagName)) return 'heading'
  if (tagName === 'SECTION' && !nameOf(element)) return undefined
  return roles.get(tagName)
}

const type = (element: Element) => element.getAttribute('type') ?? ''

// No style sheet is loaded; the screen counts as a wide one.
const hiding = '[hidden], [aria-hidden=true], dialog:not([open]), .sm\\:hidden, .md\\:hidden, .lg\\:hidden'

export const isHidden = (element: Element): boolean => element.closest(hiding) !== null || isFolded(element)

function isFolded(element: Element): boolean {
  const details = element.parentElement?.closest('details:not([open])')
  return details != null && element.closest('summary')?.parentElement !== details
}

const byIds = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? [])

export const labelsOf = (element: Element): string[] => {
  const labels = byIds(element, 'aria-labelledby')
  if (labels.length > 0) return [normalized(labels.map(contentOf).join(' '))]
  const own = element.getAttribute('aria-label')
  if (own) return [normalized(own)]
  const isField = ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
  return isField ? [...((element as HTMLInputElement).labels ?? [])].map((label) => contentOf(label)) : []
}

const captions = new Map([
  ['FIELDSET', 'legend'],
  ['TABLE', 'caption'],
])
const namedByContent = /^(?:button|link|heading|option|cell|columnheader|tab|radio|checkbox|menuitem|tooltip)$/

export function nameOf(element: Element): string {
  const labels = labelsOf(element)
  if (labels.length > 0) return labels.join(' ')
  const caption = element.querySelector(`:scope > ${captions.get(element.tagName) ?? 'none'}`)
  if (caption) return contentOf(caption)
  const attribute = element.getAttribute(element.tagName === 'IMG' ? 'alt' : 'placeholder')
  if (attribute) return normalized(attribute)
  const role = element.tagName === 'SECTION' ? '' : (roleOf(element) ?? '')
  return (namedByContent.test(role) && contentOf(element)) || normalized(element.getAttribute('title'))
}

export const descriptionOf = (element: Element): string =>
  normalized(byIds(element, 'aria-describedby').map(contentOf).join(' '))

/** What assistive technology reads inside of an element. */
function contentOf(element: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (node !== element && node.hasAttribute('aria-label')) return ` ${node.getAttribute('aria-label')} `
    if (node.tagName === 'IMG') return node.getAttribute('alt') ?? ''
    const inner = [...node.childNodes].map(read).join('')
    return /^(?:P|DIV|LI|UL|OL|H\d|DT|DD)$/.test(node.tagName) ? ` ${inner} ` : inner
  }
  return normalized(read(element))
}
