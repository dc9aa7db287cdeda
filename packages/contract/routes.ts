import * as z from 'zod/mini'
import { trackedSchema, viewCountSchema, viewHistorySchema, viewRanges } from './analytics.ts'
import { heroImageInputSchema, heroImageSchema, heroOrderSchema, heroTextSchema } from './hero.ts'
import { changeDetailSchema, changesSchema, heroHistoryId, restoredSchema, restoreInputSchema } from './history.ts'
import { changeIdSchema, heroImageIdSchema, propertyIdSchema, unitIdSchema } from './id.ts'
import { imageRoutes } from './image-routes.ts'
import { importAnswerSchema, importInputSchema } from './import.ts'
import { limits } from './limits.ts'
import { invitationSchema, personIdSchema, personSchema } from './people.ts'
import { previewRoutes } from './preview-routes.ts'
import { newPropertySchema, propertyInputSchema, propertySchema } from './property.ts'
import type { Route } from './route.ts'
import { logoutInputSchema, userSchema } from './session.ts'
import { trashRoutes } from './trash-routes.ts'
import { newUnitSchema, unitInputSchema, unitNumbersSchema, unitSchema } from './unit.ts'

const nothing = z.undefined()
const propertyParams = z.object({ id: propertyIdSchema })
const personParams = z.object({ id: personIdSchema })

const deletion = <const Path extends Route['path'], Id extends z.ZodMiniType>(path: Path, id: Id) =>
  ({ method: 'DELETE', path, access: 'admin', params: z.object({ id }), output: nothing }) as const

/** Every HTTP operation, once. Server, browser, infrastructure and tests all read this table. */
export const routes = {
  listProperties: {
    method: 'GET',
    path: '/api/properties',
    access: 'public',
    /** `scope=admin` includes what is not public, for administrators only. */
    query: z.object({ scope: z.optional(z.literal('admin')) }),
    output: z.array(propertySchema),
  },
  getProperty: {
    method: 'GET',
    path: '/api/properties/{id}',
    access: 'public',
    params: propertyParams,
    output: propertySchema,
  },
  listUnits: {
    method: 'GET',
    path: '/api/properties/{id}/units',
    access: 'public',
    params: propertyParams,
    output: z.array(unitSchema),
  },
  listHeroImages: {
    method: 'GET',
    path: '/api/hero-images',
    access: 'public',
    output: z.array(heroImageSchema),
  },
  trackView: {
    method: 'POST',
    path: '/api/analytics/track-view/{id}',
    access: 'public',
    params: propertyParams,
    output: trackedSchema,
  },
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'public',
    query: z.object({ returnTo: z.optional(z.string()) }),
    output: nothing,
  },
  loginCallback: {
    method: 'GET',
    path: '/api/auth/callback',
    access: 'public',
    query: z.object({ code: z.optional(z.string()), state: z.optional(z.string()), error: z.optional(z.string()) }),
    output: nothing,
  },
  currentUser: { method: 'GET', path: '/api/auth/user', access: 'session', output: userSchema },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'session',
    input: logoutInputSchema,
    output: z.object({ redirectTo: z.string() }),
  },
  listPeople: { method: 'GET', path: '/api/people', access: 'admin', output: z.array(personSchema) },
  invitePerson: {
    method: 'POST',
    path: '/api/people',
    access: 'admin',
    input: invitationSchema,
    output: personSchema,
  },
  inviteAgain: {
    method: 'POST',
    path: '/api/people/{id}/invitation',
    access: 'admin',
    params: personParams,
    output: personSchema,
  },
  signOutPerson: {
    method: 'POST',
    path: '/api/people/{id}/sign-out',
    access: 'admin',
    params: personParams,
    output: nothing,
  },
  removePerson: deletion('/api/people/{id}', personIdSchema),
  createProperty: {
    method: 'POST',
    path: '/api/properties',
    access: 'admin',
    input: newPropertySchema,
    output: propertySchema,
  },
  updateProperty: {
    method: 'PUT',
    path: '/api/properties/{id}',
    access: 'admin',
    params: propertyParams,
    input: propertyInputSchema,
    output: propertySchema,
  },
  importCsv: {
    method: 'POST',
    path: '/api/import',
    access: 'admin',
    input: importInputSchema,
    maxBodyBytes: limits.importBytes,
    output: importAnswerSchema,
  },
  duplicateProperty: {
    method: 'POST',
    path: '/api/properties/{id}/duplicate',
    access: 'admin',
    params: propertyParams,
    output: propertySchema,
  },
  deleteProperty: deletion('/api/properties/{id}', propertyIdSchema),
  ...trashRoutes,
  ...imageRoutes,
  createUnit: { method: 'POST', path: '/api/units', access: 'admin', input: newUnitSchema, output: unitSchema },
  updateUnit: {
    method: 'PATCH',
    path: '/api/units/{id}',
    access: 'admin',
    params: z.object({ id: unitIdSchema }),
    input: unitInputSchema,
    output: unitSchema,
  },
  duplicateUnit: {
    method: 'POST',
    path: '/api/units/{id}/duplicates',
    access: 'admin',
    params: z.object({ id: unitIdSchema }),
    input: unitNumbersSchema,
    output: z.array(unitSchema),
  },
  deleteUnit: deletion('/api/units/{id}', unitIdSchema),
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
  listViewCounts: {
    method: 'GET',
    path: '/api/analytics/views',
    access: 'admin',
    output: z.array(viewCountSchema),
  },
  getViewHistory: {
    method: 'GET',
    path: '/api/analytics/history',
    access: 'admin',
    /** How many days; 30 when nothing is said. */
    query: z.object({ days: z.optional(z.enum(viewRanges)) }),
    output: viewHistorySchema,
  },
  /** `before`: the id from which on older ones are told, 50 at a time. */
  listChanges: {
    method: 'GET',
    path: '/api/history',
    access: 'admin',
    query: z.object({
      home: z.optional(z.union([propertyIdSchema, z.literal(heroHistoryId)])),
      person: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      before: z.optional(changeIdSchema),
    }),
    output: changesSchema,
  },
  getChange: {
    method: 'GET',
    path: '/api/history/{id}',
    access: 'admin',
    params: z.object({ id: changeIdSchema }),
    output: changeDetailSchema,
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/history/{id}/restore',
    access: 'admin',
    params: z.object({ id: changeIdSchema }),
    input: restoreInputSchema,
    output: restoredSchema,
  },
  ...previewRoutes,
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
