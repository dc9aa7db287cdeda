/**
 * How wide the pictures are in a grid of one, two or three cards a row (`sm:grid-cols-2 lg:grid-cols-3 gap-x-8` in
 * `page-width`), as HTML's `sizes`.
 */
export const cardSizes = '(min-width:80rem) 379px,(min-width:64rem) 30vw,(min-width:40rem) 46vw,calc(100vw - 2.25rem)'
