export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** What takes the place of a part of a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Changes a control's text as if somebody had typed it, so that its form hears of it. */
export function typeInto(control: TextControl, { start, end, text }: Edit): void {
  control.setRangeText(text, start, end, 'end')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The control with this id, where that is one for text. */
export function textControl(id: string): TextControl | null {
  const control = document.getElementById(id)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}
