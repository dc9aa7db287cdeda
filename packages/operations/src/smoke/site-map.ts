import { locations } from '@porchlight/contract/properties/options'
import { routes } from '@porchlight/contract/routes'
import { staticPages } from '@porchlight/contract/static-pages'
import * as z from 'zod/mini'
import { expectThat, type Visitor } from './visitor.ts'

/** No property has this id. */
export const unknownProperty = '00000000-0000-4000-8000-000000000000'

/** `isPublished` means that the page has all its content without a script. */
export async function pagesOf(visitor: Visitor): Promise<{ path: string; status: number; isPublished: boolean }[]> {
  const property = await firstProperty(visitor)
  const published = [
    '/',
    ...locations.map((location) => `/${location}`),
    ...staticPages.map(({ name }) => `/${name}`),
    ...(property ? [`/property/${property.id}`] : []),
  ]
  return [
    ...published.map((path) => ({ path, status: 200, isPublished: true })),
    { path: '/admin', status: 200, isPublished: false },
    { path: '/nowhere', status: 404, isPublished: true },
    { path: `/property/${unknownProperty}`, status: 404, isPublished: false },
  ]
}

/** Throws SmokeFailure when the list does not match the contract. */
export async function listedProperties({ ask }: Visitor) {
  const { path, output } = routes.listProperties
  const answer = await ask(path)
  expectThat(answer.status === 200, `The list of properties (${path}) answers ${answer.status}.`)
  const parsed = z.safeParse(output, jsonOf(answer.text))
  expectThat(parsed.success, `The list of properties (${path}) is not what the contract says.`)
  return parsed.data
}

/** Prefers a building with units. Returns undefined without properties. */
export async function firstProperty(visitor: Visitor) {
  const properties = await listedProperties(visitor)
  return properties.find(({ unitCount = 0 }) => unitCount > 0) ?? properties[0]
}

/** Returns undefined for invalid JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
