import { expect, type Page } from 'playwright/test'

/** The wide spacing is that of WCAG 1.4.12. */
const enlargements = ['wide spacing', 'letters twice as large', 'zoomed text'] as const

export const narrow = { width: 320, height: 640 }

export async function expectReadable(page: Page) {
  await page.setViewportSize(narrow)
  for (const enlargement of enlargements) {
    await page.evaluate(enlarge, enlargement)
    expect(await page.evaluate(unreadable), `what cannot be read at 320 px with ${enlargement}`).toEqual([])
    await page.evaluate(undo)
  }
}

function enlarge(enlargement: (typeof enlargements)[number]) {
  const rules = {
    'wide spacing':
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    'letters twice as large': 'html { font-size: 200% !important }',
    'zoomed text': '',
  }
  const sheet = new CSSStyleSheet()
  // Long lists lay out only items near the window, and transitions start at the old value.
  sheet.replaceSync(`* { transition: none !important; content-visibility: visible !important } ${rules[enlargement]}`)
  document.adoptedStyleSheets = [sheet]
  if (enlargement !== 'zoomed text') return
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter((each) => each instanceof HTMLElement)
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const [index, element] of elements.entries()) element.style.fontSize = `${2 * (sizes[index] ?? 0)}px`
}

function undo() {
  document.adoptedStyleSheets = []
  for (const element of document.body.querySelectorAll<HTMLElement>('[style*=font-size]')) element.style.fontSize = ''
}

/** Returns text in the topmost dialog or page that overflows, is cut off or overlaps. */
function unreadable(): string[] {
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')
  const top = [...dialogs].at(-1) ?? document.body
  const found = new Set<string>()
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    )
    const inner = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)))
    found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px: ${inner.slice(0, 9).map(name).join(', ')}`)
  }

  const lines: { text: Node; rect: DOMRect }[] = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    // A field draws its value itself.
    if (range.getClientRects().length === 0) continue
    const all = range.getBoundingClientRect()
    let isCompared = true
    for (let around: Element | null = element; around && around !== top; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, scrollSnapType, fontSize } =
        getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // Skips hidden text and elements above the page.
      if (box.width <= 1 || position === 'fixed' || position === 'sticky') isCompared = false
      if (box.width <= 1) break
      const cutBy = Math.round(Math.max(box.left - all.left, all.right - box.right))
      if (
        textOverflow === 'ellipsis'
          ? box.width < all.width && box.width < 3 * Number.parseFloat(fontSize)
          : overflowX !== 'visible' && scrollSnapType === 'none' && cutBy > 1
      )
        found.add(`${name(element)} is cut by ${cutBy} px at the side`)
      const lostBy = Math.round(Math.max(box.top - all.top, all.bottom - box.bottom))
      if (/hidden|clip/.test(overflowY) && textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && lostBy > 2)
        found.add(`${name(element)} is cut by ${lostBy} px above or below`)
      if (overflowX === 'visible') continue
      if (scrollSnapType !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') isCompared = false
      break
    }
    if (!isCompared) continue
    for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ text, rect })
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.text === other.text) continue
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
      // A line's box is higher than its letters.
      if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 2)
        found.add(`"${one.text.textContent?.slice(0, 40)}" lies on "${other.text.textContent?.slice(0, 40)}"`)
    }
  }
  return [...found]
}
