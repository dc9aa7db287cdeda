import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface UnsavedForm {
  discard: () => void
}
/** The forms of the page that hold something unsaved: a property's and one of a unit may stand on one page. */
const unsaved = new Set<UnsavedForm>()
/** The page is being left, and that was agreed to. */
let leaving = false
const isHeld = () => unsaved.size > 0 && !leaving

/** Lets the page be left unasked: for signing in, with drafts that are kept. */
export function allowLeaving(): void {
  leaving = true
}

interface UnsavedChangesProps {
  /** True while something typed is not saved. */
  when: boolean
  /** The person chose to leave: forget drafts here. */
  onDiscard: () => void
}

/** Has the person asked before what a form holds is left behind. */
export function UnsavedChanges({ when, onDiscard }: UnsavedChangesProps) {
  const discard = useRef(onDiscard)
  discard.current = onDiscard
  useEffect(() => {
    if (!when) return
    const form = { discard: () => discard.current() }
    unsaved.add(form)
    // whoever comes back to the page as it was when they left it
    leaving = false
    return () => void unsaved.delete(form)
  }, [when])
  return null
}

/**
 * The one question for all forms of a page: before going to another screen, by a link, by going back or after a save,
 * and before a link to a public page is followed, which loads a page. Reloading, closing and going back to another
 * document are asked about by the browser, in its own words. Stands once in the layout: a router has one blocker.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld() && currentLocation.pathname !== nextLocation.pathname,
  )
  /** Address of a public page that was about to be loaded. */
  const [address, setAddress] = useState<string>()
  useBeforeUnload(holdPage)
  useEffect(() => {
    const holdBack = (event: MouseEvent) => {
      const target = event.target instanceof Element && event.target.closest('a')
      if (!target || !isHeld() || !loadsPage(event, target)) return
      event.preventDefault()
      setAddress(target.href)
    }
    document.addEventListener('click', holdBack)
    return () => document.removeEventListener('click', holdBack)
  }, [])
  if (blocker.state !== 'blocked' && address === undefined) return null
  return (
    <LeaveDialog
      onCancel={() => {
        blocker.reset?.()
        setAddress(undefined)
      }}
      onConfirm={() => {
        for (const form of unsaved) form.discard()
        setAddress(undefined)
        blocker.proceed?.()
        if (address === undefined) return
        leaving = true
        location.assign(address)
      }}
    />
  )
}

/** Asks before what was typed is lost. */
export function LeaveDialog(answers: { onCancel: () => void; onConfirm: () => void }) {
  return <ConfirmDialog words={leaveWords} {...answers} />
}

const leaveWords = {
  title: 'Leave without saving?',
  text: 'What you changed here has not been saved.',
  confirm: 'Leave without saving',
  cancel: 'Keep editing',
}

function holdPage(event: BeforeUnloadEvent) {
  if (isHeld()) event.preventDefault()
}

/** Whether a click on this link loads another page into this tab: one of this site that the router has left alone. */
function loadsPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin
  return !event.defaultPrevented && !modified && !elsewhere && link.pathname !== location.pathname
}
