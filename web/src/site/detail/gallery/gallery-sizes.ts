/** Returns HTML `sizes` for an image that takes this share (0 to 1) of the page's main column. */
export function columnSizes(share: number, shareOnPhones = share): string {
  return [
    `(min-width:80rem) ${Math.round(800 * share)}px`,
    `(min-width:64rem) calc((100vw - 29rem)*${share})`,
    `(min-width:40rem) calc((100vw - 3rem)*${share})`,
    `calc((100vw - 2.25rem)*${shareOnPhones})`,
  ].join(',')
}

/** Of a mosaic as wide as the page, in windows that have room for it. */
export const mosaicSizes = {
  large: `(min-width:80rem) and (min-height:50rem) 596px,(min-width:64rem) and (min-height:50rem) calc(50vw - 1.75rem),${columnSizes(1)}`,
  tile: '(min-width:80rem) 294px,calc(25vw - 1rem)',
}

/** In a dialog, where images take three fifths of the width on wide screens. */
export const dialogSizes = '(min-width:64rem) 630px,calc(100vw - 2.25rem)'

export const thumbnailSizes = '7rem'
