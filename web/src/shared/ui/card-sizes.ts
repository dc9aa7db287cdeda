/**
 * How wide the pictures are in a grid of one, two or three cards a row (`gap-x-7.5 sm:grid-cols-2 lg:grid-cols-3`
 * in `page-width`), as HTML's `sizes`. On wide screens the gaps leave each the same whole number of pixels: else one of
 * them, fetched later than the first, is drawn a pixel wider and counts as the largest of the first sight.
 */
export const cardSizes = '(min-width:80rem) 380px,(min-width:64rem) 30vw,(min-width:40rem) 46vw,calc(100vw - 2.25rem)'

/** The grid that `cardSizes` speaks of. */
export const cardColumns = 'cards grid gap-x-7.5 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'
