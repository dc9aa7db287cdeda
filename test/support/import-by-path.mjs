import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Vitest imports packages by their path, in which Node reads a percent sign as the start of an encoded character.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier, context),
})
