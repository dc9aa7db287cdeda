declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Fills `data` with RGBA; passes null if the image cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void
    free(): void
  }
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
  // biome-ignore lint/style/noDefaultExport: what a CommonJS module exports is its default export
  export default libheif
}
