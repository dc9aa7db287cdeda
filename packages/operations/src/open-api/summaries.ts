import type { RouteName } from '@porchlight/contract/routes'

/** What each operation does, in a line. */
export const summaries: Record<RouteName, string> = {
  listProperties: 'All properties with their pictures; with scope=admin for administrators alone',
  getProperty: 'One property with its pictures',
  listUnits: 'The units of a property with their pictures',
  listHeroImages: 'The pictures at the top of the home page, in order',
  trackView: 'Count a view of a property; crawlers are not counted',
  login: 'Go to the hosted login, and come back to a page of this site',
  loginCallback: 'Come back from the hosted login',
  currentUser: 'Who is signed in',
  logout: 'Sign out, on request everywhere; the answer says where the hosted session ends',
  createProperty: 'Create a property, with the id and time of another site where it comes from one',
  updateProperty: 'Change a property; the pictures that are not listed are removed',
  deleteProperty: 'Delete a property with everything below it',
  deletePropertyImage: 'Remove a picture of a property',
  createUnit: 'Create a unit of a multifamily property, with the id and time of another site where it comes from one',
  updateUnit: 'Change a unit; the pictures that are not listed are removed',
  deleteUnit: 'Delete a unit with its pictures',
  deleteUnitImage: 'Remove a picture of a unit',
  requestUpload: 'Get an address to upload one picture to by PUT',
  getOriginal: 'Get an address of a picture as it was uploaded',
  addHeroImage: 'Add a picture to the top of the home page',
  reorderHeroImages: 'Put the pictures of the home page in order',
  deleteHeroImage: 'Remove a picture from the top of the home page',
  listViewCounts: 'How often each property was viewed; with days=30 also on which day',
  getViewHistory: 'Views of each property day by day, for 7, 30, 90 or 365 days, and how many there were before',
}
