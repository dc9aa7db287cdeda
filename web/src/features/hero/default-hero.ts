/** Shown when there are no hero images, or they cannot be had (spec section 2). */
export const defaultHero = '/default-hero.webp'
