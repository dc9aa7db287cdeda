/** Does the same with every item, so many at a time. Ends when all are done; `work` must not throw. */
export async function concurrently<T>(
  items: Iterable<T>,
  many: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: many }, worker))
}
