/** Returns the class of a title that may have a word longer than its line, which would fill a screen. */
export const clampLongWord = (title: string): string => (/\S{60}/.test(title) ? 'line-clamp-3' : '')
