export type Params = Readonly<Record<string, string>>

function partsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/+$/, '')
  return inner === '' ? [] : inner.split('/')
}

/**
 * What a path puts into the named parts of a pattern such as `/property/:id`; undefined when it does not match. `*` at
 * its end stands for anything. A slash at the end is the same as none; whoever writes in another case was sent on by
 * the edge.
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
    else if (part !== value) return undefined
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
