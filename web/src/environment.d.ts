interface ImportMetaEnv {
  /** The year of the build: what a page shows until the visitor's own clock is read. */
  readonly BUILD_YEAR: number
}

/** What the last build for browsers left in web/dist; see vite.config.ts. */
declare module 'virtual:built-document' {
  export const built: import('./publish/built-document.ts').BuiltDocument
}
