import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { addHeroImage } from '../../data/heroes/hero-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { acceptHeroUpload } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'addHeroImage', async ({ body }, { user }) => {
  const { imageUrl, alt, focus } = body
  const upload = await acceptHeroUpload(services, imageUrl)
  return addHeroImage(withActor(table, user), { ...upload, alt, focus })
})
