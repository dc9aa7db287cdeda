import { houseDrawing, type Roof } from './house-drawing.ts'
import { escapeHtml, page } from './page.ts'

interface Rental {
  name: string
  city: 'Atlanta' | 'Dallas'
  street: string
  rent: number
  beds: string
  baths: number
  squareFeet: number
  available: string
  tint: string
  roof: Roof
}

const rentals: Rental[] = [
  {
    name: 'Garden flat with a brick terrace',
    city: 'Atlanta',
    street: 'Inman Park',
    rent: 1850,
    beds: '1 bed',
    baths: 1,
    squareFeet: 720,
    available: 'now',
    tint: '#9a4a38',
    roof: 'terrace',
  },
  {
    name: 'Craftsman bungalow, deep porch',
    city: 'Atlanta',
    street: 'Candler Park',
    rent: 2950,
    beds: '3 beds',
    baths: 2,
    squareFeet: 1640,
    available: 'now',
    tint: '#5f7a61',
    roof: 'gable',
  },
  {
    name: 'Top floor under the old rafters',
    city: 'Atlanta',
    street: 'Grant Park',
    rent: 2100,
    beds: '2 beds',
    baths: 1,
    squareFeet: 980,
    available: 'from the 1st',
    tint: '#3f6273',
    roof: 'mansard',
  },
  {
    name: 'Corner apartment, steel windows',
    city: 'Dallas',
    street: 'Deep Ellum',
    rent: 1975,
    beds: '1 bed',
    baths: 1,
    squareFeet: 860,
    available: 'now',
    tint: '#6f6a64',
    roof: 'loft',
  },
  {
    name: 'Tudor cottage near the lake',
    city: 'Dallas',
    street: 'Lakewood',
    rent: 3200,
    beds: '3 beds',
    baths: 2,
    squareFeet: 1820,
    available: 'from the 15th',
    tint: '#8a6b3d',
    roof: 'gable',
  },
  {
    name: 'Studio over the courtyard',
    city: 'Dallas',
    street: 'Munger Place',
    rent: 1290,
    beds: 'Studio',
    baths: 1,
    squareFeet: 510,
    available: 'now',
    tint: '#7b5a7a',
    roof: 'terrace',
  },
]

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

function card({ name, city, street, rent, beds, baths, squareFeet, available, tint, roof }: Rental): string {
  const facts = [beds, `${baths} ${baths === 1 ? 'bath' : 'baths'}`, `${squareFeet.toLocaleString('en-US')} sq ft`]
  return `<li>${houseDrawing(tint, roof)}<div class="body">
<h2>${escapeHtml(name)}</h2>
<p class="facts">${facts.join(' · ')}</p>
<p class="facts quiet">${street}, ${city} · Available ${available}</p>
<div class="foot"><span class="rent">$${rent.toLocaleString('en-US')} <small>a month</small></span>
<a class="button" href="/apply?home=${encodeURIComponent(name)}" aria-label="Apply for ${escapeHtml(name)}">Apply</a></div>
</div></li>`
}
