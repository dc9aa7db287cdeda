import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-runtime'
import { withOwnTexts } from './own-texts.ts'

export type { JSX } from 'react'

export const { Fragment } = react

/** Creates an element whose texts have elements of their own. */
export const jsx = (type: ElementType, props: unknown, key?: Key) => react.jsx(type, withOwnTexts(type, props), key)

/** In production React uses one function for both. */
export const jsxs = jsx
