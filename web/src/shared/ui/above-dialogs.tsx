import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from '../store.ts'

/** The open dialogs, the latest last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

/**
 * Shows a message in the latest dialog, or in the page if none is open: everything outside of a dialog is below it and
 * inert. Safari before 17 has no popovers. Later dialogs cover it, so that it hides no title.
 */
export function AboveDialogs({ message, children }: { message: unknown; children: ReactNode }) {
  const dialog = useStore(openDialogs).at(-1)
  const [host] = useState(() => document.createElement('div'))
  const shown = useRef(message)
  useLayoutEffect(() => {
    // Moving the host keeps the children and their state.
    if (shown.current !== message || !host.isConnected) (dialog ?? document.body).append(host)
    shown.current = message
  }, [dialog, host, message])
  useLayoutEffect(() => () => host.remove(), [host])
  return createPortal(children, host)
}
