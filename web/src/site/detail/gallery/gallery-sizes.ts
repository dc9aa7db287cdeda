/** Returns HTML `sizes` for an image that takes this share (0 to 1) of the page's main column. */
export function columnSizes(share: number, shareOnPhones = share): string {
  return [
    `(min-width:80rem) ${Math.round(800 * share)}px`,
    `(min-width:64rem) calc((100vw - 29rem)*${share})`,
    `(min-width:40rem) calc((100vw - 3rem)*${share})`,
    `calc((100vw - 2.25rem)*${shareOnPhones})`,
  ].join(',')
}

/** In a dialog, where images take three fifths of the width on wide screens. */
export const dialogSizes = '(min-width:64rem) 630px,calc(100vw - 2.25rem)'

export const thumbnailSizes = '7rem'
