import type { ElementType } from 'react'
import { Fragment, jsx } from 'react/jsx-runtime'

type Text = string | number

const isText = (child: unknown): child is Text =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'
const isNothing = (child: unknown) => child == null || child === '' || typeof child === 'boolean'

/**
 * Returns the props of an element, with a span around each text that has siblings. Translators replace text nodes, which
 * React then cannot change or remove (decision 064).
 */
export function withOwnTexts(type: ElementType, props: unknown): unknown {
  const isFragment = type === Fragment
  if ((typeof type !== 'string' && !isFragment) || !hasChildren(props)) return props
  const { children } = props
  // The siblings of a fragment's text are outside of it.
  if (isFragment && isText(children)) return { ...props, children: ownText([children], 0) }
  if (!Array.isArray(children) || !children.some(isText)) return props
  const all: readonly unknown[] = children
  if (!isFragment && all.every((child) => isText(child) || isNothing(child)))
    return { ...props, children: all.filter(isText).join('') }
  return { ...props, children: all.map((child, index) => (isText(child) ? runAt(all, index) : child)) }
}

/** Returns whether these props of an element have an array of children. */
export const hasSeveralChildren = (props: unknown): boolean => hasChildren(props) && Array.isArray(props.children)

function hasChildren(props: unknown): props is { children: unknown } {
  return typeof props === 'object' && props !== null && 'children' in props
}

/** Returns adjacent texts as one element at the first one's place, so that the places of other children stay. */
function runAt(children: readonly unknown[], index: number) {
  if (isText(children[index - 1])) return null
  const rest = children.slice(index)
  const end = rest.findIndex((child) => !isText(child))
  return ownText((end < 0 ? rest : rest.slice(0, end)).filter(isText), index)
}

const ownText = (texts: readonly Text[], index: number) => jsx('span', { children: texts.join('') }, `text ${index}`)
