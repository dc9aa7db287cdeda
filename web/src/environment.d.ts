/** Chromium only: https://wicg.github.io/netinfo. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

/** Defined in index.html, except in pages that are served at many addresses. */
declare var replayClicks: (() => void) | undefined

/** Defined in index.html like `replayClicks`. Returns what extensions inserted so far, and looks no further. */
declare var insertedNodes: (() => Set<Node>) | undefined

/** Output of the last build for browsers; see build/documents.ts. */
declare module 'virtual:built-document' {
  export const built: import('./site/publish/built-document.ts').BuiltDocument
}

/** URL of the built file. */
declare module '*.svg' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: so does Vite
  export default address
}
