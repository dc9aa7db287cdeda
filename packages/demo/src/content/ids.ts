import { createHash } from 'node:crypto'

/** The UUID has version 8. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`porchlight demo ${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const exampleId = (name: string) => uuidOf(`property ${name}`)

export const exampleUnitId = (name: string, unitNumber: string) =>
  `${exampleId(name)}.${uuidOf(`unit ${name} ${unitNumber}`)}`

/** The table stores the image under this id. */
export const imageId = (name: string) => uuidOf(`picture ${name}`)

export const imageKey = (name: string) => `images/${imageId(name)}.webp`
