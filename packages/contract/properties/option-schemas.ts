import * as z from 'zod/mini'
import { locations, propertyTypes } from './options.ts'

export const locationSchema = z.enum(locations)
export const propertyTypeSchema = z.enum(propertyTypes)
