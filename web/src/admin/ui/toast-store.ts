import { createStore } from '../../shared/store.ts'

export interface ToastAction {
  label: string
  act: () => unknown
}

/** Offers to take back what a message reports. */
export const undoAction = (act: () => unknown): ToastAction => ({ label: 'Undo', act })

interface ToastMessage {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  action?: ToastAction | undefined
  /** A second sentence. */
  note?: string | undefined
  isBusy?: boolean
}

let count = 0

/** The latest message; only one is shown at a time (docs/product/admin-screens.md#toasts-and-tooltips). */
export const visibleToast = createStore<ToastMessage | undefined>(undefined)

function show(message: Omit<ToastMessage, 'id'>) {
  count += 1
  visibleToast.set({ ...message, id: count })
}

export const toast = {
  success: (description: string, action?: ToastAction, note?: string) =>
    show({ title: 'Success', description, variant: 'default', action, note }),
  failure: (
    description: string,
    { title = 'Error', action }: { title?: string; action?: ToastAction | undefined } = {},
  ) => show({ title, description, variant: 'destructive', action }),
  /** Runs the action once, busy until its end. */
  act: async (message: ToastMessage) => {
    if (message.isBusy || visibleToast.get() !== message) return
    visibleToast.set({ ...message, isBusy: true })
    await message.action?.act()
    toast.dismiss(message.id)
  },
  dismiss: (id: number) => {
    if (visibleToast.get()?.id === id) visibleToast.set(undefined)
  },
}
