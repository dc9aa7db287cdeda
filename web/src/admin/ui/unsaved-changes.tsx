import { useEffect, useEffectEvent, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { createStore, useStore } from '../../shared/store.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface UnsavedForm {
  subject: string
  discard: () => void
}
/** A page can have forms of a property and a unit. */
const unsaved = createStore<readonly UnsavedForm[]>([])
let leaving = false
export const hasUnsavedChanges = () => unsaved.get().length > 0
const shouldAsk = () => hasUnsavedChanges() && !leaving

/** Deletes the drafts of all open forms. */
export function discardUnsaved(): void {
  for (const form of unsaved.get()) form.discard()
}

/** Allows leaving without a question, for a sign-in that keeps the drafts. */
export function allowLeaving(): void {
  leaving = true
}

interface UnsavedChangesProps {
  when: boolean
  /** Such as `unit`. */
  subject?: string
  /** Keeps the drafts, in case it fails. */
  saving?: boolean
  /** Should delete the drafts. */
  onDiscard: () => void
}

/** Leaving the form with unsaved changes asks first. */
export function UnsavedChanges({ when, saving = false, subject = '', onDiscard }: UnsavedChangesProps) {
  const discard = useEffectEvent(() => saving || onDiscard())
  useEffect(() => {
    if (!when) return
    const form = { subject: saving ? 'save' : subject, discard: () => discard() }
    unsaved.set([...unsaved.get(), form])
    // The page may have been restored from the back/forward cache.
    leaving = false
    return () => unsaved.set(unsaved.get().filter((other) => other !== form))
  }, [when, saving, subject])
  return null
}

/**
 * Asks once for all forms of a page, before another screen and before a link to a public page. For reloading, closing
 * and going back to another document the browser asks. Render it once, since a router has one blocker.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => shouldAsk() && currentLocation.pathname !== nextLocation.pathname,
  )
  const [address, setAddress] = useState<string>()
  useBeforeUnload((event) => shouldAsk() && event.preventDefault())
  const stay = () => {
    blocker.reset?.()
    setAddress(undefined)
  }
  // A running save may end first.
  const isSaved = useStore(unsaved).length === 0
  useEffect(() => {
    if (isSaved) stay()
  }, [isSaved])
  useEffect(() => {
    const interceptClick = (event: MouseEvent) => {
      const target = event.target instanceof Element && event.target.closest('a')
      if (!target || !shouldAsk() || !loadsPage(event, target)) return
      event.preventDefault()
      setAddress(target.href)
    }
    document.addEventListener('click', interceptClick)
    return () => document.removeEventListener('click', interceptClick)
  }, [])
  if (blocker.state !== 'blocked' && address === undefined) return null
  return (
    <LeaveDialog
      onCancel={stay}
      onConfirm={() => {
        // The router renders an answer later, and throws at a second one.
        if (!shouldAsk()) return
        discardUnsaved()
        leaving = true
        setAddress(undefined)
        blocker.proceed?.()
        if (address !== undefined) location.assign(address)
      }}
    />
  )
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog(answers: { onCancel: () => void; onConfirm: () => void }) {
  const [subject = '', ...others] = new Set(useStore(unsaved).map(({ subject }) => subject))
  return <ConfirmDialog labels={{ ...leaveLabels, ...(others.length === 0 && special[subject]) }} {...answers} />
}

const special: Record<string, Partial<typeof leaveLabels>> = {
  // The property above it may have been saved just now.
  unit: { text: 'The unit that you are editing has not been saved.' },
  save: {
    title: 'Leave during the save?',
    text: 'Your changes are still being saved. If that fails, this form offers them again.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  import: {
    title: 'Leave during the import?',
    text: 'Some changes may be saved already. To finish, import the same file again.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
}

const leaveLabels = {
  title: 'Leave without saving?',
  text: 'Your changes here have not been saved.',
  confirm: 'Leave without saving',
  cancel: 'Keep editing',
}

function loadsPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin
  return !event.defaultPrevented && !modified && !elsewhere && link.pathname !== location.pathname
}
