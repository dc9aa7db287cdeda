import type { Grants } from './grants.ts'

/** What several functions do alike, each with what it takes. */

/** Reads a session, notes the groups that a refresh gave, and ends a session whose person is gone. */
export const checkSession: Grants = {
  items: { 'SESSION#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'] },
}

/** Looks at uploaded pictures, waits for their variants and attaches them. */
export const attachPictures: Grants = {
  items: { 'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  originals: ['s3:GetObject'],
}

/** Removes pictures that nothing shows any more; whether anything does is read off the whole table. */
export const removePictures: Grants = {
  items: { 'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:DeleteItem'] },
  scanned: ['imageUrl'],
  originals: ['s3:DeleteObject'],
  variants: ['s3:DeleteObject'],
}

/** Removes everything below a property whose deletion has begun. */
export const finishDeletion: Grants = {
  items: {
    'PROPERTY#*': ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    'VIEWS#*': ['dynamodb:Query', 'dynamodb:BatchWriteItem'],
    'VIEWCOUNT*': ['dynamodb:BatchWriteItem'],
  },
}
