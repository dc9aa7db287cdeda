import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns what a dialog shows while it is open, and functions that open and close it. An open dialog has a history
 * entry, so that the back button closes it. `name` is unique on the page.
 */
export function useDialogInHistory<Content>(
  name: string,
): [content: Content | undefined, show: (content: Content) => void, close: () => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [content, setContent] = useState<Content>()
  const isOpen = content !== undefined
  const hasEntry = state === name
  // With the entry of a dialog that was closed, or not opened again by a reload, the back button would do nothing.
  useEffect(() => {
    if (hasEntry && !isOpen) void navigate(-1)
  }, [hasEntry, isOpen, navigate])

  const show = (next: Content) => {
    setContent(next)
    void navigate({ search, hash }, { state: name })
  }
  return [hasEntry ? content : undefined, show, () => setContent(undefined)]
}
