import { createStore } from '../../shared/store.ts'

/** What can be done about a message while it is shown. */
export interface ToastAction {
  label: string
  act: () => void
}

interface ToastMessage {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  action?: ToastAction | undefined
}

let count = 0

/** One message at a time, the latest (docs/product/admin-screens.md#toasts-and-tooltips); shown by the admin layout's viewport for 5000 ms. */
export const visibleToast = createStore<ToastMessage | undefined>(undefined)

function show(message: Omit<ToastMessage, 'id'>) {
  count += 1
  visibleToast.set({ ...message, id: count })
}

export const toast = {
  /** 'Success' and what was done. */
  success: (description: string, action?: ToastAction) =>
    show({ title: 'Success', description, variant: 'default', action }),
  /** 'Error', or another title, and what failed. */
  failure: (description: string, title = 'Error') => show({ title, description, variant: 'destructive' }),
  /** Takes this message away, unless another has taken its place. */
  dismiss: (id: number) => {
    if (visibleToast.get()?.id === id) visibleToast.set(undefined)
  },
}
