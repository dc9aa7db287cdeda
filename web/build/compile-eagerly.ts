import type { Plugin } from 'vite'

/** Has a browser compile all functions of a file: https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Has browsers compile the functions of both apps while their files come, beside the page's own thread, rather than each
 * when it is called first; what a browser keeps of a file for the next visit then holds all of them, too (decision 049).
 * The hint counts in a file's first line alone, so it is written when all other plugins have put in front of a file what
 * they do. Files that an app brings for one of its screens are left as they are.
 */
export function compileEagerly(): Plugin {
  return {
    name: 'porchlight:compiled-at-once',
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
