import { expect, type Locator, type Page } from 'playwright/test'

export const anyTexts = [
  `1-${'x'.repeat(5000)}`,
  '9'.repeat(400),
  '-1e999',
  '2½,0.',
  '\ud83d\udc4d\ud800\udfff\udc00',
  '\u202eבית\u0000',
  '<b>%E0&{0}',
  '\\"\'`)](*+?[',
  '\u00a0\ufb01“e\u0301',
  '//[::1]:9\ud800',
  'vimeo.com/1/%zz#t=',
  '<a@b.org>;',
  '•\t1) b;;',
  '5 to 99999',
]

/** Programs cannot set parts of a date. */
const dates = ['0', '02302026', '12310002', '123199999']

/**
 * Types `partLength` letters at a time into each visible field below `place`, each text into every `stride`th field.
 * Returns the number of fields. Fails if rendering throws.
 */
export async function typeAnyText(
  page: Page,
  place: Page | Locator = page,
  partLength = 1,
  stride = 1,
): Promise<number> {
  const fields = place
    .locator(
      'textarea:not([readonly]), input:not([readonly], [type=file], [type=checkbox], [type=radio], [type=range])',
    )
    .filter({ visible: true })
  const handles = await fields.elementHandles()
  for (const [index, field] of handles.entries()) {
    const ownTexts = anyTexts.filter((_, n) => n % stride === index % stride)
    const name = (await field.getAttribute('name')) ?? (await field.getAttribute('id'))
    if (/^date/.test((await field.getAttribute('type')) ?? '')) {
      for (const keys of dates) {
        await field.focus()
        await page.keyboard.type(keys)
      }
    } else await field.evaluate(typeText, { texts: ownTexts, partLength })
    expect(await field.evaluate((element) => element.isConnected), `${name} stays`).toBe(true)
  }
  await expect(page.locator('main')).not.toContainText('couldn’t be opened')
  return handles.length
}

interface Typing {
  texts: readonly string[]
  partLength: number
}

/** Runs in the page. Types `partLength` letters at a time. */
export async function typeText(field: Element, { texts, partLength }: Typing): Promise<void> {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React replaces the setter of the element itself.
  const setter = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set
  for (const text of texts) {
    // The first one may be half of an emoji.
    for (let end = 1; end < text.length + partLength; end += text.length > 100 ? text.length : partLength) {
      setter?.call(field, text.slice(0, end))
      // React renders before this returns or in the next microtask.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
    }
    field.dispatchEvent(new Event('focusout', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
    if (!field.isConnected) return
  }
}
