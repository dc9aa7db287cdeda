import { fallbackHandler } from '../../http/fallback-handler.ts'

export const handler = fallbackHandler()
