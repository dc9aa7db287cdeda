import { plainRoutes } from './plain-routes.ts'

const { listProperties, getProperty, listUnits, listHeroImages, trackView, currentUser, logout } = plainRoutes

/** The operations that public pages call, as plain data; by the build, as `plainRoutes` is. */
export const publicRoutes = { listProperties, getProperty, listUnits, listHeroImages, trackView, currentUser, logout }
