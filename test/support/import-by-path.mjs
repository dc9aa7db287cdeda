import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Node decodes percent signs in the paths that Vitest and Knip import. A required path is not decoded.
registerHooks({
  resolve(specifier, context, next) {
    const isImportedPath = specifier.startsWith('/') && context.conditions.includes('import')
    return next(isImportedPath ? pathToFileURL(specifier).href : specifier, context)
  },
})
