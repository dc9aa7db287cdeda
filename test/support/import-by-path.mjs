import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Node decodes percent signs in the paths that Vitest imports.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier, context),
})
