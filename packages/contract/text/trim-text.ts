/**
 * Spaces of all kinds, controls and formats, and what a font may ignore: zero-width spaces, marks of direction, soft
 * hyphens, fillers, variation selectors (Default_Ignorable_Code_Point of UAX #44). The last two are drawn as nothing:
 * the Braille pattern without dots and the note without a head.
 */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u

/** The text as it was typed; empty when nobody could see anything of it. */
export const emptyIfInvisible = (text: string): string => (nothingToSee.test(text) ? '' : text)

/** The same without spaces at its ends. */
export const trimText = (text: string): string => emptyIfInvisible(text).trim()
