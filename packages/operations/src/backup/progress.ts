const everyMs = 5000

/** Lets through the first call after every 5 seconds, so that what takes long is seen to go on. */
export function everySoOften<T extends unknown[]>(tell: (...what: T) => void): (...what: T) => void {
  let last = Date.now()
  return (...what) => {
    if (Date.now() - last < everyMs) return
    last = Date.now()
    tell(...what)
  }
}
