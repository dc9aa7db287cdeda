import * as z from 'zod/mini'
import { heroImageIdSchema } from '../id.ts'
import { heroImageInputSchema, heroImageSchema, heroOrderSchema, heroTextSchema } from '../images/hero.ts'
import { deletion, type Route } from './route.ts'

/** Calls about hero images. */
export const heroRoutes = {
  listHeroImages: {
    method: 'GET',
    path: '/api/hero-images',
    access: 'public',
    output: z.array(heroImageSchema),
  },
  addHeroImage: {
    method: 'POST',
    path: '/api/hero-images',
    access: 'admin',
    input: heroImageInputSchema,
    output: heroImageSchema,
  },
  reorderHeroImages: {
    method: 'PATCH',
    path: '/api/hero-images/reorder',
    access: 'admin',
    input: heroOrderSchema,
    output: z.array(heroImageSchema),
  },
  describeHeroImage: {
    method: 'PATCH',
    path: '/api/hero-images/{id}',
    access: 'admin',
    params: z.object({ id: heroImageIdSchema }),
    input: heroTextSchema,
    output: heroImageSchema,
  },
  deleteHeroImage: deletion('/api/hero-images/{id}', heroImageIdSchema),
} as const satisfies Record<string, Route>
