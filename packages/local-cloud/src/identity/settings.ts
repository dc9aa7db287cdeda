/** How long tokens last, in seconds. */
interface TokenValidity {
  access: number
  id: number
  refresh: number
}

/** A confidential app client. */
export interface Client {
  id: string
  secret: string
  /** Redirect addresses, compared character by character. */
  callbackUrls: string[]
  logoutUrls: string[]
  scopes: string[]
  tokenValidity: TokenValidity
}

/** Somebody who is there from the first start on. */
export interface Person {
  email: string
  givenName: string
  familyName: string
  password: string
  groups: string[]
  /** What the login page says about the account. */
  note: string
}

export interface IdentitySettings {
  port: number
  /** The pool is kept in its folder `identity`. */
  dataFolder: string
  /** `id` has the form <region>_<letters and digits>. */
  pool: { id: string; region: string }
  clients: Client[]
  groups: string[]
  /** Made when the pool is, never again: who was removed stays removed. */
  people: Person[]
}

/** The two accounts of the fixed interface. */
export const seededPeople: Person[] = [
  {
    email: 'admin@porchlight.test',
    givenName: 'Porchlight',
    familyName: 'Admin',
    password: 'Porchlight-1!',
    groups: ['admins'],
    note: 'manages everything',
  },
  {
    email: 'guest@porchlight.test',
    givenName: 'Porchlight',
    familyName: 'Guest',
    password: 'Porchlight-1!',
    groups: [],
    note: 'is in no group, so the admin area stays shut',
  },
]

export function issuerOf({ id, region }: IdentitySettings['pool']): string {
  return `https://cognito-idp.${region}.amazonaws.com/${id}`
}
