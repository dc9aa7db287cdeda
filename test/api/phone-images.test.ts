import { uploadStatusSchema } from '@porchlight/contract/images/upload'
import { afterAll, expect, test } from 'vitest'
import { phoneImages } from '../support/functions/phone-images.ts'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { upload } from '../support/site/uploads.ts'
import { origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const names = [
  'JPEG, orientation 6',
  'JPEG with a wrong byte in the scan header',
  'HEIC with 300 extra items',
  'HEIC with 822 extra items',
  'HEIC with 1200 extra items',
  'JPEG with a hole',
  'film named .heic',
]

test.each(phoneImages.filter(({ name }) => names.includes(name)))(
  '$name is usable or refused within seconds, by its status and in a save',
  { timeout: 30_000 },
  async ({ file, expected }) => {
    const imageUrl = await upload(client, Buffer.from(file), 'image/heic')
    const status = async () =>
      uploadStatusSchema.parse(
        await okJson(await client.send('GET', `/api/objects/status?imageUrl=${encodeURIComponent(imageUrl)}`)),
      )
    await expect.poll(async () => (await status()).uploadStatus, { timeout: 15_000 }).not.toBe('waiting')
    const save = () => sandbox.property({ images: [{ url: imageUrl }] })
    if (typeof expected === 'object') {
      expect(await status()).toEqual({ uploadStatus: 'refused', reason: expected.refused })
      await expect(save()).rejects.toThrow(expected.refused)
    } else {
      expect(await status()).toEqual({ uploadStatus: 'usable' })
      expect((await save()).images).toMatchObject([{ imageUrl }])
    }
  },
)
