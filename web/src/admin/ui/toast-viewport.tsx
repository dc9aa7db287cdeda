import { limits } from '@porchlight/contract/limits'
import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { useStore } from '../../shared/store.ts'
import { AboveDialogs } from '../../shared/ui/above-dialogs.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { forDevice } from './for-device.ts'
import { toast, visibleToast } from './toast-store.ts'

const variants = {
  default: 'border-rule-strong bg-sheet text-ink',
  destructive: 'border-brick-deep bg-brick text-on-brick',
} as const

/** People need time to reach an action. */
const ACTION_TOAST_MS = 20_000

/** Shows and announces toasts (docs/product/admin-screens.md#toasts-and-tooltips). */
export function ToastViewport() {
  const message = useStore(visibleToast)
  const id = message?.id
  const opener = useRef<HTMLElement>(null)
  // Otherwise it would appear again after a return to the admin area.
  useEffect(() => (id === undefined ? undefined : () => toast.dismiss(id)), [id])
  return (
    <Toast.Provider duration={limits.toastMs} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast.Root
          key={message.id}
          duration={message.action ? ACTION_TOAST_MS : limits.toastMs}
          type={message.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) toast.dismiss(message.id)
          }}
          // Clicks by keyboard have detail 0.
          onClick={({ detail }) => detail === 0 && opener.current?.focus()}
          className={`toast-swipe flex animate-appear items-start gap-3 rounded-md border py-3 pr-1 pl-4 shadow-lift ${variants[message.variant]}`}
        >
          <div className="min-w-0 grow py-1.5">
            <Toast.Title className="text-sm font-semibold">{message.title}</Toast.Title>
            <Toast.Description className="text-sm">{message.description}</Toast.Description>
            {message.note && <Toast.Description className="text-sm">{message.note}</Toast.Description>}
          </div>
          {message.action && (
            <Toast.Action
              altText={message.action.label}
              aria-busy={message.isBusy}
              onClick={(event) => {
                event.preventDefault()
                void toast.act(message)
              }}
              className={`min-h-touch shrink-0 px-2 text-sm font-semibold underline-offset-4 hover:underline aria-busy:opacity-50 ${message.variant === 'default' ? 'text-brick' : ''}`}
            >
              {message.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label="Dismiss" className="grid size-touch shrink-0 place-items-center">
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <AboveDialogs message={id}>
        <Toast.Viewport
          label={forDevice({ mouse: 'Notifications ({hotkey})', touch: 'Notifications' })}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
              opener.current = relatedTarget
          }}
          className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(max(1rem,var(--spacing-below))+var(--above-bars))] z-40 w-[calc(100%-2rem)] max-w-toast outline-offset-4 max-sm:in-[dialog]:top-[max(1rem,var(--spacing-above))] max-sm:in-[dialog]:bottom-auto in-[:has([data-selection-bar])]:top-[max(1rem,var(--spacing-above))] in-[:has([data-selection-bar])]:bottom-auto"
        />
      </AboveDialogs>
    </Toast.Provider>
  )
}
