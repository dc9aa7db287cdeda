const durations = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/i
const clock = /^(?:(\d+):)?(\d+):(\d+)$/

/** Returns the second at which a link starts a video (`t=1m30s`, `start=90`, `#t=1:30`); undefined from the beginning. */
export function startSecond({ searchParams, hash }: URL): string | undefined {
  const inHash = new URLSearchParams(hash.slice(1))
  const text = ['t', 'start', 'time_continue', 'ts'].flatMap(
    (name) => searchParams.get(name) ?? inHash.get(name) ?? [],
  )[0]
  const [, hours = 0, minutes = 0, seconds = 0] = durations.exec(text ?? '') ?? clock.exec(text ?? '') ?? []
  const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  // No video lasts longer than a week.
  return second > 0 && second < 604_800 ? String(second) : undefined
}
