/** After a failure no further item is started; waits for those running and throws the first failure. */
export async function mapWithConcurrency<T>(
  items: Iterable<T>,
  many: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const failures: unknown[] = []
  const lane = async () => {
    while (failures.length === 0) {
      const next = queue.next()
      if (next.done) return
      await work(next.value).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: many }, lane))
  if (failures.length > 0) throw failures[0]
}
