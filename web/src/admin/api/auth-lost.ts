import { ApiError } from '../../shared/api/api-error.ts'

/** What one was doing when it turned out that nobody is signed in. */
export type AuthLoss = 'work' | 'upload' | 'admin' | 'analytics'

let listener: ((loss: AuthLoss) => void) | undefined

/** The admin layout listens: it tells the person and leads to the login (docs/product.md#losing-the-session). */
export function onAuthLost(next: (loss: AuthLoss) => void): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}

/** Reports an error that starts with 401; false for any other, which the caller tells in its own words. */
export function reportAuthLost(error: unknown, loss: AuthLoss = 'work'): boolean {
  if (!(error instanceof ApiError) || !error.message.startsWith('401')) return false
  listener?.(loss)
  return true
}
