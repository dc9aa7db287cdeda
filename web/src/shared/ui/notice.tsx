import { limits } from '@porchlight/contract/limits'
import { createStore, useStore } from '../store.ts'
import { announce } from './announcer.tsx'

const noticeText = createStore('')
let timer: ReturnType<typeof setTimeout>

/** Shows a sentence for 5000 ms, over everything that is open, and has screen readers say it. */
export function notify(text: string): void {
  announce(text)
  noticeText.set(text)
  clearTimeout(timer)
  timer = setTimeout(() => noticeText.set(''), limits.toastMs)
}

/** Where it appears; stands once in the layout. At the top, for the bars at the bottom have buttons. */
export function Notice() {
  const text = useStore(noticeText)
  if (!text) return null
  return (
    <p
      // one that is said over a dialog is to lie above it
      ref={(element) => element?.showPopover()}
      popover="manual"
      // the announcer says it
      aria-hidden="true"
      className="pointer-events-none inset-x-0 top-4 bottom-auto mx-auto max-w-measure animate-appear rounded-md bg-night px-5 py-3 text-sm font-semibold text-on-night shadow-lift"
    >
      {text}
    </p>
  )
}
