import { built } from 'virtual:built-document'
import { pageRenderer } from './publish/page-renderer.ts'

/** Made from the build that browsers load. */
export const renderer = pageRenderer(built)
