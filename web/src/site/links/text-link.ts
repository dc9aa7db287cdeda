/** A link in the size of a button. */
export const textLink =
  'inline-flex min-h-touch items-center gap-1 text-sm font-semibold text-brick underline underline-offset-4 hover:text-brick-deep'
