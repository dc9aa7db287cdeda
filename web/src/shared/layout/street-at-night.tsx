import address from './street-at-night.svg'

/** The foot of every page: a street of the family's kinds of houses at dusk, one porch light on. */
export function StreetAtNight() {
  return (
    <img
      src={address}
      alt=""
      width={1440}
      height={140}
      loading="lazy"
      decoding="async"
      className="-mb-px h-24 w-full object-cover object-bottom md:h-36"
    />
  )
}
