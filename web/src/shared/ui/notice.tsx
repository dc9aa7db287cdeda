import { limits } from '@porchlight/contract/limits'
import { createStore, useStore } from '../store.ts'
import { AboveDialogs } from './above-dialogs.tsx'
import { announce } from './announcer.tsx'

const noticeText = createStore('')
let timer: ReturnType<typeof setTimeout>

/** Shows a text for 5000 ms and announces it. */
export function notify(text: string): void {
  announce(text)
  noticeText.set(text)
  clearTimeout(timer)
  timer = setTimeout(() => noticeText.set(''), limits.toastMs)
}

/** At the top, because the bars at the bottom have buttons. The layout contains it once. */
export function Notice() {
  const text = useStore(noticeText)
  if (!text) return null
  return (
    <AboveDialogs message={text}>
      <p
        // The announcer says it.
        aria-hidden="true"
        className="pointer-events-none fixed inset-x-4 top-4 z-40 mx-auto w-fit max-w-measure animate-appear rounded-md bg-night px-5 py-3 text-sm font-semibold text-on-night shadow-lift"
      >
        {text}
      </p>
    </AboveDialogs>
  )
}
