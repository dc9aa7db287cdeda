/** Classes of a quiet button whose words stand flush with the text around it: border and padding reach beyond it. */
export const flush = '-mx-2.25 px-2!'

/** The same of a row of such buttons, whose outermost words stand flush. */
export const flushRow = '-mx-2.25 *:px-2!'
