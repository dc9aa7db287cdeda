import * as z from 'zod/mini'
import { invitationSchema, personIdSchema, personSchema } from '../people/people.ts'
import { logoutInputSchema, userSchema } from '../people/session.ts'
import { deletion, type Route } from './route.ts'

const nothing = z.undefined()
const personParams = z.object({ id: personIdSchema })

/** Calls about signing in and about administrators. */
export const peopleRoutes = {
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
} as const satisfies Record<string, Route>
