import { createStore } from '../../shared/store.ts'

interface ToastMessage {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
}

let count = 0

/** One message at a time, the latest (docs/product.md#toasts-and-tooltips); shown by the admin layout's viewport for 5000 ms. */
export const shownToast = createStore<ToastMessage | undefined>(undefined)

function show(message: Omit<ToastMessage, 'id'>) {
  count += 1
  shownToast.set({ ...message, id: count })
}

export const toast = {
  /** 'Success' and what was done. */
  success: (description: string) => show({ title: 'Success', description, variant: 'default' }),
  /** 'Error', or another title, and what failed. */
  failure: (description: string, title = 'Error') => show({ title, description, variant: 'destructive' }),
  /** Takes this message away, unless another has taken its place. */
  dismiss: (id: number) => {
    if (shownToast.get()?.id === id) shownToast.set(undefined)
  },
}
