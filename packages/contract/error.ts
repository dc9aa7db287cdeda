import * as z from 'zod/mini'

/** Every known failure and its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  answer_too_large: 507,
} as const
export type ErrorCode = keyof typeof errorStatus

/** Body of every error response. `issues` has the path of each invalid field. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
export type Issue = NonNullable<ErrorBody['issues']>[number]
