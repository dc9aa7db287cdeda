import * as react from 'react/jsx-dev-runtime'
import { hasSeveralChildren, withOwnTexts } from './own-texts.ts'

export type { JSX } from 'react'

export const { Fragment } = react

/** Creates an element whose texts have elements of their own. */
export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, source, self) => {
  const own = withOwnTexts(type, props)
  return react.jsxDEV(type, own, key, isStatic && hasSeveralChildren(own), source, self)
}
