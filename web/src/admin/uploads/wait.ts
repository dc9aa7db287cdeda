/** Waits for so many milliseconds. @throws the signal's reason when aborted. */
export function sleep(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = setTimeout(done, delay)
    function done() {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    function abort() {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** Waits until the browser has a connection again. @throws the signal's reason when aborted. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (navigator.onLine) return resolve()
    const stop = () => {
      removeEventListener('online', back)
      signal.removeEventListener('abort', abort)
    }
    const back = () => {
      stop()
      resolve()
    }
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    addEventListener('online', back)
    signal.addEventListener('abort', abort)
  })
}
