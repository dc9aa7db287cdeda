export type TextControl = HTMLInputElement | HTMLTextAreaElement

export interface Edit {
  start: number
  end: number
  text: string
}

/** The input event updates the form. */
export function typeInto(control: TextControl, { start, end, text }: Edit): void {
  control.setRangeText(text, start, end, 'end')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the text control with this ID, if there is one. */
export function textControl(id: string): TextControl | null {
  const control = document.getElementById(id)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}
