interface ImportMetaEnv {
  /** The year of the build: what a page shows until the visitor's own clock is read. */
  readonly BUILD_YEAR: number
}
