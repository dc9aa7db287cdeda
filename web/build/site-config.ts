import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '@porchlight/site/site.config'
import type { Plugin } from 'vite'

/**
 * Validates the site config during the build, which keeps its schema out of browser code. Without `PORCHLIGHT_ORIGIN`
 * the origin is the CloudFront domain, known only at run time.
 */
export function siteConfig(): Plugin {
  const origin = process.env.PORCHLIGHT_ORIGIN
  const { origin: _placeholder, ...rest } = site
  return {
    name: 'porchlight:site-config',
    load: {
      filter: { id: /\/packages\/site\/site\.config\.ts$/ },
      handler() {
        const expression = this.environment.name === 'ssr' ? 'process.env.SITE_ORIGIN' : 'location.origin'
        return `export const site = { ...${JSON.stringify(rest)}, origin: ${origin ? JSON.stringify(origin) : expression} }`
      },
    },
  }
}

/** Creates the web app manifest. */
export function manifest(): Plugin {
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../src/shared/styles/tokens.css'), 'utf8')
  const paper = /--color-paper: (#\w+)/.exec(tokens)?.[1]
  const icon = (name: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${name}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  const source = JSON.stringify({
    name: site.brandName,
    short_name: site.brandName,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    // Its pages link to the portal, which opens in its own tab.
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('192', '192x192'), icon('512', '512x512'), icon('maskable-512', '512x512', 'maskable')],
  })
  return {
    name: 'porchlight:manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
    },
  }
}
