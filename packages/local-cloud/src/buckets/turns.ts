/** Lets what is done under one name be done one after the other. */
export function turns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    const forget = () => void (last.get(name) === mine && last.delete(name))
    mine.then(forget, forget)
    return mine
  }
}
