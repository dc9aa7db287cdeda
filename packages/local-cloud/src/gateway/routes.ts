import { decodePath } from './event.ts'

export interface RouteMatch<T> {
  routeKey: string
  target: T
  pathParameters: Record<string, string> | undefined
}

interface Candidate<T> {
  routeKey: string
  method: string
  segments: string[]
  target: T
}

/** The most specific path wins (exact, `{name}`, `{name+}`), then the exact method before ANY. */
export function routeTable<T>(routes: { routeKey: string; target: T }[]) {
  const candidates: Candidate<T>[] = routes
    .map(({ routeKey, target }) => {
      const [method = '', path = ''] = routeKey.split(' ')
      return { routeKey, method, segments: path.split('/').slice(1), target }
    })
    .toSorted((a, b) => bySpecificity(a, b))

  return function match(method: string, path: string): RouteMatch<T> | undefined {
    const segments = path.split('/').slice(1)
    for (const candidate of candidates) {
      if (candidate.method !== 'ANY' && candidate.method !== method) continue
      const parameters = parametersOf(candidate.segments, segments)
      if (!parameters) continue
      const { routeKey, target } = candidate
      return { routeKey, target, pathParameters: Object.keys(parameters).length > 0 ? parameters : undefined }
    }
    return undefined
  }
}

function rank(segment: string | undefined): number {
  if (segment === undefined) return 3
  if (segment.endsWith('+}')) return 2
  return segment.startsWith('{') ? 1 : 0
}

function bySpecificity<T>(a: Candidate<T>, b: Candidate<T>): number {
  for (let index = 0; index < Math.max(a.segments.length, b.segments.length); index++) {
    const difference = rank(a.segments[index]) - rank(b.segments[index])
    if (difference !== 0) return difference
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY')
}

function parametersOf(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]
    if (part.endsWith('+}')) {
      const rest = segments.slice(index).join('/')
      if (rest === '') return undefined
      parameters[part.slice(1, -2)] = decodePath(rest)
      return parameters
    }
    if (segment === undefined) return undefined
    if (part.startsWith('{')) {
      if (segment === '') return undefined
      parameters[part.slice(1, -1)] = decodePath(segment)
    } else if (part !== decodePath(segment)) return undefined
  }
  return pattern.length === segments.length ? parameters : undefined
}
