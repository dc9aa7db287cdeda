/**
 * Spaces of all kinds, controls and formats, and what a font may ignore: zero-width spaces, marks of direction, soft
 * hyphens, fillers, variation selectors (Default_Ignorable_Code_Point of UAX #44). The last two are invisible: the
 * Braille pattern without dots and the note without a head.
 */
const invisibleText = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u

/** Returns the text unchanged; empty if all of it is invisible. */
export const emptyIfInvisible = (text: string): string => (invisibleText.test(text) ? '' : text)

/** Returns the text without spaces at its ends; empty if all of it is invisible. */
export const trimText = (text: string): string => emptyIfInvisible(text).trim()
