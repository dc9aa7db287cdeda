interface ImportMetaEnv {
  /** The year of the build: what a page shows until the visitor's own clock is read. */
  readonly BUILD_YEAR: number
}

/** What browsers of one family tell of the visitor's line (https://wicg.github.io/netinfo). */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Repeats clicks on buttons from before hydration. Defined in index.html; left out of pages that are served at many addresses. */
declare var replayClicks: (() => void) | undefined

/** What the last build for browsers left in web/dist; see build/documents.ts. */
declare module 'virtual:built-document' {
  export const built: import('./site/publish/built-document.ts').BuiltDocument
}

/** Address of a drawing that the build puts beside the scripts. */
declare module '*.svg' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: so does Vite
  export default address
}
