/** Classes that align a quiet button's text with the text around it. */
export const flush = '-mx-2.25 px-2!'

/** Classes that align the outer texts of a row of quiet buttons with the text around it. */
export const flushRow = '-mx-2.25 *:px-2!'
