import { escapeMarkup } from '../machine/markup.ts'
import { page } from './page.ts'
import rentals from './rentals.json' with { type: 'json' }

/** What stands on the drawn house, by the name of its roof. */
const roofs: Record<string, string> = {
  gable: '<path d="M82 64l78-42 78 42z" fill="#33403f"/>',
  mansard:
    '<path d="M88 64l14-34h116l14 34z" fill="#33403f"/><path d="M126 36h20v20h-20zM174 36h20v20h-20z" fill="#fdf3d0"/>',
  loft: '<path d="M94 64V38l44 20V38l44 20V38l44 20v6z" fill="#33403f"/>',
  terrace: '<path d="M88 50h144v14H88z" fill="#33403f"/><path d="M102 34h14v16h-14z" fill="#33403f"/>',
}

type Rental = (typeof rentals)[number]

const style = `
  ul { list-style: none; margin: 1.25rem 0 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) }
  li { display: grid; grid-template-rows: auto 1fr; background: #fff; border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
  svg { display: block; width: 100%; height: 8.5rem }
  .body { display: flex; flex-direction: column; gap: .25rem; padding: 1rem }
  h2 { margin: 0; font-size: 1.0625rem; line-height: 1.3 }
  .facts { margin: 0 }
  .foot { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-top: auto; padding-top: .75rem }
  .rent { font-size: 1.25rem; font-weight: 700 }
  .rent small { font-size: .8125rem; font-weight: 400; color: var(--soft) }
`

/** The page of current rentals that the site frames. */
export function listingsPage(): string {
  return page(
    'Current rentals',
    `<h1>Current rentals</h1>
<p class="quiet">${rentals.length} homes for rent or coming up in Atlanta and Dallas. Example listings; the real ones are kept by the provider.</p>
<ul>${rentals.map(card).join('')}</ul>`,
    style,
  )
}

function card({ name, place, facts, rent, available, tint, roof }: Rental): string {
  return `<li>${houseDrawing(tint, roof)}<div class="body">
<h2>${escapeMarkup(name)}</h2>
<p class="facts">${facts}</p>
<p class="facts quiet">${place} · Available ${available}</p>
<div class="foot"><span class="rent">${rent} <small>a month</small></span>
<a class="button" href="/apply?home=${encodeURIComponent(name)}" aria-label="Apply for ${escapeMarkup(name)}">Apply</a></div>
</div></li>`
}

function houseDrawing(tint: string, roof: string): string {
  return `<svg viewBox="0 0 320 136" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="320" height="136" fill="#e6ecea"/><circle cx="262" cy="34" r="15" fill="#f6e7c3"/>
<path d="M0 112q80-22 160-8t160-6v38H0z" fill="#c3d0c0"/>
<path d="M94 62h132v58H94z" fill="${tint}"/>${roofs[roof] ?? ''}
<path d="M148 84h24v36h-24z" fill="#f4efe4"/><path d="M110 78h22v22h-22zM188 78h22v22h-22z" fill="#fdf3d0"/>
<path d="M121 78v22M110 89h22M199 78v22M188 89h22" stroke="#33403f" stroke-width="2"/>
<path d="M86 118h148v4H86z" fill="#33403f"/></svg>`
}
