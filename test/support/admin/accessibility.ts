import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

export const normalized = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

export const roleOf = getRole

// Without a style sheet the library needs no styles, which take Happy DOM long to compute.
const unstyled = document.createElement('i').style
const options = { computedStyleSupportsPseudoElements: false, getComputedStyle: () => unstyled }

export const nameOf = (element: Element): string => normalized(computeAccessibleName(element, options))

export const descriptionOf = (element: Element): string => normalized(computeAccessibleDescription(element, options))

// The screen counts as a wide one.
const hiding = '[hidden], [aria-hidden=true], dialog:not([open]), .sm\\:hidden, .md\\:hidden, .lg\\:hidden'

/** Whether an element is neither visible nor part of the accessibility tree, apart from style sheets. */
export const isHidden = (element: Element): boolean => element.closest(hiding) !== null || isFolded(element)

function isFolded(element: Element): boolean {
  const details = element.parentElement?.closest('details:not([open])')
  return details != null && element.closest('summary')?.parentElement !== details
}
