/** Why the absence of each feature is harmless. */
export const allowedFeatures: Readonly<Record<string, string>> = {
  '<search>': 'It is a landmark; its fields work in an unknown element.',
  'fetchpriority=': 'Images load in the order of the browser.',
  'CanvasImageSmoothing.imageSmoothingQuality': 'Firefox scales images with its own quality.',
  'loading=': 'Firefox before 121 loads frames at once.',
}

export const allowedCss: Readonly<Record<string, string>> = {
  ':has':
    'Firefox before 121: print styles and the lock of scrolling. The build keeps such selectors apart from others.',
  '@page': 'Safari before 18.2 prints with its own margins.',
  '@property': 'Tailwind adds plain variables for Firefox before 128.',
  'contain-intrinsic-block-size:': 'It belongs to content-visibility.',
  'content-visibility:': 'Everything is laid out at once.',
  'field-sizing:': 'A field scrolls instead of growing.',
  'font-family: ui-monospace': 'Other fonts follow.',
  'forced-color-adjust:': 'Safari has no forced colors.',
  'grid-template-rows: subgrid': 'Chrome before 117: rows of a comparison are not aligned.',
  'overflow-clip-margin:': 'It belongs to content-visibility.',
  'scrollbar-gutter:': 'The page is wider behind a dialog.',
  'text-wrap:': 'Lines break as usual.',
}
