/** Aligns a quiet button's text with the text around it. */
export const flush = '-mx-2.25 px-2!'

/** Aligns the outer texts of a row of quiet buttons. */
export const flushRow = '-mx-2.25 *:px-2!'
