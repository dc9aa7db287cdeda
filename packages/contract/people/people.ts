import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { emailFromText } from '../text/email-from-text.ts'

/** The user pool's own id of a person, its `sub`: 32 hexadecimal digits, which need not be a UUID of any version. */
export const personIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'Not a person id'))

/** Characters that Cognito or mail servers refuse in an address without quotes (RFC 5322, 3.2.3). */
const otherCharacter = /[^a-z0-9.!#$%&'*+/=?^_`{|}~@-]/iu

/** Words between single dots, and a full host name. */
const mailAddress = /^[^\s@.]+(\.[^\s@.]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/

/** The bare address in lower case. Whether mail arrives there is not checked. */
const emailSchema = z.string().check(
  z.overwrite(emailFromText),
  z.maxLength(limits.email, `An email address can have at most ${limits.email} characters`),
  z.check(({ value, issues }) => {
    const [character] = otherCharacter.exec(value) ?? []
    if (character === undefined) return
    issues.push({ code: 'custom', input: value, message: `An email address cannot contain "${character}"` })
  }),
  z.regex(mailAddress, 'Please enter an email address, such as ada@example.org'),
)

export const invitationSchema = z.strictObject({ email: emailSchema })

/** Member of the group `admins`. */
export const personSchema = z.object({
  id: personIdSchema,
  email: z.string(),
  /**
   * `invited` until the first sign-in, and `expired` when the temporary password is too old for it; `blocked` cannot
   * sign in, as after a removal that was cut off.
   */
  state: z.enum(['invited', 'expired', 'active', 'blocked']),
  /** Time of the last invitation. Without one from this site, the time at which the account was created. */
  invitedAt: z.iso.datetime(),
  /** To the hour; null before the first sign-in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** Whether this person makes the request. */
  isYou: z.boolean(),
})
export type Person = z.infer<typeof personSchema>
