import type { Plugin } from 'vite'

/** Asks browsers to compile all functions of a file: https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Lets browsers compile both apps off the main thread during download and keep the result in their code cache (decision
 * 049). The hint counts only in a file's first line, so this runs after all other plugins.
 */
export function compileEagerly(): Plugin {
  return {
    name: 'porchlight:compile-eagerly',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const app = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('.html'),
        )
        if (app?.type !== 'chunk') return this.error('There is no script of the app')
        for (const name of [app.fileName, ...app.imports]) {
          const file = bundle[name]
          if (file?.type === 'chunk') file.code = `${hint}\n${file.code}`
        }
      },
    },
  }
}
