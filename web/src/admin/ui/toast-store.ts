export interface ToastMessage {
  title: string
  description: string
  variant: 'default' | 'destructive'
}
export type ShownToast = ToastMessage & { id: number }

let shown: ShownToast | undefined
let count = 0
const listeners = new Set<() => void>()

function change(next: ShownToast | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

/** One message at a time, the latest (docs/product.md#toasts-and-tooltips); shown by the admin layout's viewport for 5000 ms. */
export const toast = {
  show: (message: ToastMessage) => {
    count += 1
    change({ ...message, id: count })
  },
  /** 'Success' and what was done. */
  success: (description: string) => toast.show({ title: 'Success', description, variant: 'default' }),
  /** 'Error', or another title, and what failed. */
  failure: (description: string, title = 'Error') => toast.show({ title, description, variant: 'destructive' }),
  /** Takes this message away, unless another has taken its place. */
  dismiss: (id: number) => {
    if (shown?.id === id) change(undefined)
  },
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: () => shown,
}
