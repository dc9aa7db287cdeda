import type { Plugin } from 'vite'
import { withoutFaces } from '../src/site/publish/built-document.ts'

/** Takes out of the style sheets what Tailwind says in addition to `@property`, for browsers older than our target. */
export function withoutFallbacks(): Plugin {
  const fallback = /@layer properties\{@supports [^{]*\{[^{]*\{[^{}]*\}\}\}/
  return {
    name: 'porchlight:without-fallbacks',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const css = String(file.source)
        if (css.includes('@property') && !fallback.test(css)) this.error('Tailwind writes its fallback in another way')
        file.source = css.replace(fallback, '')
      }
    },
  }
}

/** Writes the public style sheet once more without its faces, which the loader brings: see `BuiltDocument`. */
export function screenSheet(): Plugin {
  return {
    name: 'porchlight:screen-sheet',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/index-[^/]*\.css$/.test(fileName))
      if (sheet?.type !== 'asset') return this.error('There is no public style sheet')
      this.emitFile({ type: 'asset', name: 'screen.css', source: withoutFaces(String(sheet.source)) })
    },
  }
}
