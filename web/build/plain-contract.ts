import { failure, plainRoutes } from '@porchlight/contract/plain-routes'
import { publicRoutes } from '@porchlight/contract/public-routes'
import type { Plugin } from 'vite'

/** Works out while building what browsers know of the API: zod, and every schema, stay out of what only calls it. */
export function plainContract(): Plugin {
  const source = (tables: object) =>
    Object.entries(tables)
      .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)}`)
      .join('\n')
  return {
    name: 'porchlight:plain-contract',
    load: {
      filter: { id: /\/packages\/contract\/(?:plain|public)-routes\.ts$/ },
      handler(id) {
        if (id.endsWith('/plain-routes.ts')) return source({ plainRoutes, failure })
        // the admin app has the whole table anyway
        if (this.environment.name === 'admin') return "export { plainRoutes as publicRoutes } from './plain-routes.ts'"
        return source({ publicRoutes })
      },
    },
  }
}
