import { errorBodySchema } from '@porchlight/contract/error'
import { routes } from '@porchlight/contract/routes'
import * as z from 'zod/mini'
import { firstProperty, jsonOf, unknownProperty } from './site-map.ts'
import { expectThat, type Visitor } from './visitor.ts'

/** Public routes must match the contract, and the others refuse visitors. */
export async function checkApi(visitor: Visitor): Promise<undefined> {
  const answers = async (path: string, output: z.ZodMiniType) => {
    const { status, text } = await visitor.ask(path)
    expectThat(status === 200, `${path} answers ${status}.`)
    expectThat(z.safeParse(output, jsonOf(text)).success, `What ${path} answers is not what the contract says.`)
  }
  const refuses = async (path: string, status: number, init?: RequestInit) => {
    const answer = await visitor.ask(path, init)
    expectThat(answer.status === status, `${path} answers ${answer.status} where ${status} is right.`)
    const isError = z.safeParse(errorBodySchema, jsonOf(answer.text)).success
    expectThat(isError, `The ${status} of ${path} does not say what is wrong as the contract says.`)
  }
  const property = await firstProperty(visitor)
  if (property) {
    await answers(`/api/properties/${property.id}`, routes.getProperty.output)
    await answers(`/api/properties/${property.id}/units`, routes.listUnits.output)
  }
  await answers(routes.listHeroImages.path, routes.listHeroImages.output)
  await refuses(`/api/properties/${unknownProperty}`, 404)
  await refuses('/api/nowhere', 404)
  await refuses(routes.currentUser.path, 401)
  await refuses(`${routes.listProperties.path}?scope=admin`, 401)
  await refuses(routes.listViewCounts.path, 401)
  const write = { method: 'DELETE', headers: { 'x-requested-with': 'porchlight' } }
  await refuses(`/api/properties/${unknownProperty}`, 401, write)
  // The edge refuses made-up sessions.
  await refuses(`/api/properties/${unknownProperty}`, 401, {
    method: 'DELETE',
    headers: { cookie: '__Host-session=x' },
  })
}

/** The direct address must refuse every call that does not come from the edge. */
export async function checkApiAddress({ api, ask }: Visitor): Promise<string | undefined> {
  if (!api) return 'its own address was not given'
  for (const key of [undefined, '', 'guessed']) {
    const headers = { 'x-viewer-address': '203.0.113.7', ...(key !== undefined && { 'x-origin-key': key }) }
    for (const path of [routes.listHeroImages.path, routes.login.path, `/property/${unknownProperty}`]) {
      const { status } = await ask(`${api}${path}`, { headers })
      expectThat(status === 403, `The API answers ${status} to a call past the site where 403 is right.`)
    }
  }
  return undefined
}
