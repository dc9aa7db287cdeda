/** HTML `sizes`. Images are equally wide in whole pixels; else a later one could be the largest contentful paint. */
export const cardSizes = '(min-width:80rem) 380px,(min-width:64rem) 30vw,(min-width:40rem) 46vw,calc(100vw - 2.25rem)'

export const cardColumns = 'cards grid gap-x-7.5 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'
