/** Returns the text for this device's main pointer. */
export const forDevice = ({ mouse, touch }: { mouse: string; touch: string }): string =>
  matchMedia('(pointer: coarse)').matches ? touch : mouse
