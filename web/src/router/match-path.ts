export type Params = Readonly<Record<string, string>>

const partsOf = (path: string) => path.split('/').filter(Boolean)

/**
 * What a path puts into the named parts of a pattern such as `/property/:id`; undefined when it does not match. `*` at
 * its end stands for anything. Upper and lower case are the same, and so is a slash at the end.
 */
export function matchPath(pattern: string, path: string): Params | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  const open = wanted.at(-1) === '*'
  if (open) wanted.pop()
  if (open ? given.length < wanted.length : given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
