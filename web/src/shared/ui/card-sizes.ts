/**
 * HTML `sizes` for images in `cardColumns`. The gaps make all images equally wide in whole pixels; otherwise a later
 * one could count as the largest contentful paint.
 */
export const cardSizes = '(min-width:80rem) 380px,(min-width:64rem) 30vw,(min-width:40rem) 46vw,calc(100vw - 2.25rem)'

export const cardColumns = 'cards grid gap-x-7.5 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'
