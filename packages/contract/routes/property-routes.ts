import * as z from 'zod/mini'
import { importInputSchema, importResponseSchema } from '../csv/import.ts'
import { propertyIdSchema, unitIdSchema } from '../id.ts'
import { limits } from '../limits.ts'
import { availabilityChangeSchema, savedAvailabilitySchema } from '../properties/availability-change.ts'
import { newPropertySchema, propertyInputSchema, propertySchema } from '../properties/property.ts'
import { newUnitSchema, unitInputSchema, unitNumbersSchema, unitSchema } from '../properties/unit.ts'
import { deletion, type Route } from './route.ts'

const propertyParams = z.object({ id: propertyIdSchema })

/** Calls about properties and units. */
export const propertyRoutes = {
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
  /** Of the property and any of its units, in one transaction. */
  saveAvailability: {
    method: 'PUT',
    path: '/api/properties/{id}/availability',
    access: 'admin',
    params: propertyParams,
    input: availabilityChangeSchema,
    output: savedAvailabilitySchema,
  },
  duplicateProperty: {
    method: 'POST',
    path: '/api/properties/{id}/duplicate',
    access: 'admin',
    params: propertyParams,
    output: propertySchema,
  },
  deleteProperty: deletion('/api/properties/{id}', propertyIdSchema),
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
  importCsv: {
    method: 'POST',
    path: '/api/import',
    access: 'admin',
    input: importInputSchema,
    maxBodyBytes: limits.importBytes,
    output: importResponseSchema,
  },
} as const satisfies Record<string, Route>
