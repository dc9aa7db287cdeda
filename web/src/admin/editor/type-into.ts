export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Replaces the part of a text from `start` to `end`. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Edits a control's text and dispatches an input event, so that its form is updated. */
export function typeInto(control: TextControl, { start, end, text }: Edit): void {
  control.setRangeText(text, start, end, 'end')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the text control with this ID, if there is one. */
export function textControl(id: string): TextControl | null {
  const control = document.getElementById(id)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}
