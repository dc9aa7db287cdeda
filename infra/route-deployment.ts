import type { RouteName } from '@porchlight/contract/routes'
import { checkSession, type Grants, recordChanges, referenceImages, removeFromTrash, sumOf } from './grants.ts'

export type IdentityVariable =
  | 'LOGIN_ORIGIN'
  | 'USER_POOL_CLIENT_ID'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_SECRET'
  | 'USER_POOL_SCRIPT_CLIENT_ID'

/** `folder` is below functions/src/handlers and also says who may call. */
export interface Deployed {
  folder: 'public' | 'auth' | 'admin'
  grants: Grants
  /** Variables of the hosted login. */
  identity?: readonly IdentityVariable[]
}

/** A route of the contract without an entry does not compile. */
export type RouteDeployment = Record<RouteName, Deployed>

const hostedLogin = ['LOGIN_ORIGIN', 'USER_POOL_CLIENT_ID'] as const
/** Checking a session may call the token endpoint to refresh it. */
const sessions = [...hostedLogin, 'USER_POOL_ID', 'USER_POOL_CLIENT_SECRET', 'USER_POOL_SCRIPT_CLIENT_ID'] as const

const [get, query, put, update, remove, check] = [
  'dynamodb:GetItem',
  'dynamodb:Query',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
] as const

/** Includes everything below properties. */
const property = (...actions: `dynamodb:${string}`[]): Grants => ({ items: { 'PROPERTY#*': actions } })
const hero = (...actions: `dynamodb:${string}`[]): Grants => ({ items: { 'HERO*': actions } })

/** The first two actions find an administrator. */
const account = (...actions: string[]): Grants => ({
  people: ['AdminGetUser', 'AdminListGroupsForUser', ...actions].map((action) => `cognito-idp:${action}` as const),
})

const publicly = (...needs: Grants[]): Deployed => ({ folder: 'public', grants: sumOf(...needs) })
const admin = (...needs: Grants[]): Deployed => ({
  folder: 'admin',
  grants: sumOf(checkSession, ...needs),
  identity: sessions,
})

const readViewCounts: Grants = { items: { 'VIEWCOUNT*': [query] } }

/** Grants are minimal. */
export const routeDeployment = {
  // `?scope=admin` is for admins only.
  listProperties: {
    folder: 'public',
    grants: sumOf(checkSession, { index: ['LISTING', 'UNLISTED'] }),
    identity: sessions,
  },
  // Admins also read unlisted properties.
  getProperty: { folder: 'public', grants: sumOf(checkSession, property(query)), identity: sessions },
  listUnits: { folder: 'public', grants: sumOf(checkSession, property(query)), identity: sessions },
  listHeroImages: publicly(hero(query)),
  // The view of a crawler is not stored; GetItem checks that the property exists.
  trackView: publicly(property(get, check), {
    // GetItem reads which hosts are counted already.
    items: { 'VIEWS#*': [put], 'VIEWCOUNT*': [get, update], 'VISITOR#*': [get, update] },
  }),
  countAction: publicly(property(get, check), { items: { 'VIEWCOUNT*': [update], 'VISITOR#*': [get, update] } }),

  login: { folder: 'auth', grants: {}, identity: hostedLogin },
  loginCallback: {
    folder: 'auth',
    grants: { items: { 'SESSION#*': [put, remove], 'USER#*': [update] } },
    identity: sessions,
  },
  currentUser: { folder: 'auth', grants: checkSession, identity: sessions },
  logout: {
    folder: 'auth',
    grants: { items: { 'SESSION#*': [get, remove], 'USER#*': [update] } },
    identity: hostedLogin,
  },

  listPeople: admin({ people: ['cognito-idp:ListUsersInGroup'] }),
  invitePerson: admin(account('AdminCreateUser', 'AdminAddUserToGroup')),
  inviteAgain: admin(account('AdminCreateUser')),
  signOutPerson: admin(account('AdminUserGlobalSignOut')),
  removePerson: admin(account('AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser'), {
    // One transaction includes the check that the remover was not removed.
    items: { 'USER#*': [check] },
  }),

  createProperty: admin(property(put, check), referenceImages, recordChanges),
  updateProperty: admin(property(query, put, update, remove), referenceImages, recordChanges),
  saveAvailability: admin(property(query, update), recordChanges),
  // Plans from the list and each named property; saves properties and units like the editor, without images.
  importCsv: admin({ index: ['LISTING', 'UNLISTED'] }, property(query, put, update, check), recordChanges),
  duplicateProperty: admin(property(query, put, remove, check), recordChanges),
  deleteProperty: admin(property(get, query, put, remove), recordChanges),
  listDeletedProperties: admin(property(query), { index: ['TRASH'] }),
  restoreProperty: admin(property(get, query, put, remove), recordChanges),
  deletePropertyForGood: admin(removeFromTrash, recordChanges),
  deletePropertyImage: admin(property(query, put, update, remove), recordChanges),
  createUnit: admin(property(get, put, update), referenceImages, recordChanges),
  updateUnit: admin(property(get, query, put, update, remove), referenceImages, recordChanges),
  duplicateUnit: admin(property(query, put, update, check), recordChanges),
  deleteUnit: admin(property(get, query, update, remove), recordChanges),
  deleteUnitImage: admin(property(get, query, put, update, remove), recordChanges),
  requestUpload: admin({ items: { 'MEDIA#*': [put] }, originals: ['s3:PutObject'] }),
  getOriginal: admin({ originals: ['s3:GetObject'] }),
  editImage: admin({ items: { 'MEDIA#*': [get, put] }, originals: ['s3:GetObject', 's3:PutObject'] }),
  getImageAdvice: admin({ items: { 'MEDIA#*': [get] } }),
  getUploadStatus: admin({ items: { 'MEDIA#*': [get] }, originals: ['s3:GetObject'] }),
  addHeroImage: admin(hero(get, query, put, update), referenceImages, recordChanges),
  reorderHeroImages: admin(hero(get, query, put, update), recordChanges),
  describeHeroImage: admin(hero(get, query, put, update), recordChanges),
  deleteHeroImage: admin(hero(get, query, put, update, remove), recordChanges),
  listViewCounts: admin(readViewCounts, { index: ['TRASH'] }),
  getViewHistory: admin(readViewCounts, { index: ['TRASH'] }),
  listChanges: admin({ index: ['ACTIVITY'], items: { 'HISTORY#*': [query] } }),
  getChange: admin({ items: { 'HISTORY#*': [get, query] } }),
  restoreVersion: admin(
    property(get, query, put, update, remove),
    hero(get, query, put, update, remove),
    { items: { 'HISTORY#*': [get, query] } },
    referenceImages,
    // Makes variants again that were removed although the original is kept.
    { originals: ['s3:PutObject'] },
    recordChanges,
  ),

  createPreview: admin(property(query), {
    items: { 'PREVIEW#*': [put], 'MEDIA#*': [get] },
    originals: ['s3:GetObject'],
  }),
  getPreview: publicly(property(query), { items: { 'PREVIEW#*': [get] } }),
  listPreviews: admin({ index: ['PREVIEWS#*'] }),
  deletePreview: admin({ items: { 'PREVIEW#*': [remove] } }),
} satisfies RouteDeployment
