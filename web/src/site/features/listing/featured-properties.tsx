import { useQuery } from '@tanstack/react-query'
import { cardColumns } from '../../../shared/ui/card-sizes.ts'
import { homeCopy } from '../../copy/home-copy.ts'
import { pageQueries } from '../../data/page-queries.ts'
import { PropertyCard } from './property-card.tsx'

/** Featured and available homes of the front page (docs/product/public-pages.md#home). */
export function FeaturedProperties() {
  const { data: properties = [] } = useQuery(pageQueries.featured())
  if (properties.length === 0) return null
  return (
    <section aria-labelledby="featured-homes" className="page-width pt-section">
      <h2 id="featured-homes" className="pb-6 text-3xl">
        {homeCopy.featured}
      </h2>
      <ul className={cardColumns}>
        {properties.map((property) => (
          <li key={property.id}>
            <PropertyCard property={property} />
          </li>
        ))}
      </ul>
    </section>
  )
}
