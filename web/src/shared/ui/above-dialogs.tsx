import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from '../store.ts'

/** The open dialogs, the latest last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

/**
 * Shows its children in the latest open dialog, or in the page if there is none: everything outside of a dialog is below
 * it and inert. Safari before 17 has no popovers.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const dialog = useStore(openDialogs).at(-1)
  const [host] = useState(() => document.createElement('div'))
  // Moving the host keeps the children and their state.
  useLayoutEffect(() => (dialog ?? document.body).append(host), [dialog, host])
  useLayoutEffect(() => () => host.remove(), [host])
  return createPortal(children, host)
}
