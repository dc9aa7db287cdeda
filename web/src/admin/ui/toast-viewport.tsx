import { limits } from '@porchlight/contract/limits'
import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { useStore } from '../../shared/store.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { toast, visibleToast } from './toast-store.ts'

const variants = {
  default: 'border-rule-strong bg-sheet text-ink',
  destructive: 'border-brick-deep bg-brick text-on-brick',
} as const

/** Milliseconds for which a message stays that offers to do something: a hand may be slow to find it. */
const actionMs = 20_000

/** Where toasts appear and are announced: swiped away to the right, or gone after 5000 ms (docs/product/admin-screens.md#toasts-and-tooltips). */
export function ToastViewport() {
  const shown = useStore(visibleToast)
  const layer = useRef<HTMLDivElement>(null)
  const id = shown?.id
  useEffect(() => {
    // the latest popover is the topmost: a toast is not hidden by an open dialog
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover()
    if (id === undefined) return
    layer.current?.showPopover()
    // whoever leaves the admin area has seen it: its time would begin anew when they come back
    return () => toast.dismiss(id)
  }, [id])
  return (
    <Toast.Provider duration={limits.toastMs} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Toast.Root
          key={shown.id}
          duration={shown.action ? actionMs : limits.toastMs}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) toast.dismiss(shown.id)
          }}
          className={`toast-swipe flex animate-appear items-start gap-3 rounded-md border py-3 pr-1 pl-4 shadow-lift ${variants[shown.variant]}`}
        >
          <div className="min-w-0 grow py-1.5">
            <Toast.Title className="text-sm font-semibold">{shown.title}</Toast.Title>
            <Toast.Description className="text-sm">{shown.description}</Toast.Description>
          </div>
          {shown.action && (
            <Toast.Action
              altText={shown.action.label}
              onClick={shown.action.act}
              className="min-h-touch shrink-0 px-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label="Dismiss" className="grid size-touch shrink-0 place-items-center">
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <div
        ref={layer}
        popover="manual"
        className="fixed inset-auto right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,var(--spacing-below))] m-0 w-[calc(100%-2rem)] max-w-toast border-0 bg-transparent p-0"
      >
        <Toast.Viewport className="outline-offset-4" />
      </div>
    </Toast.Provider>
  )
}
