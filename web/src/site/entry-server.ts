import { built } from 'virtual:built-document'
import { pageRenderer } from './publish/page-renderer.ts'

/** The web app as the publishing function carries it, made from the very build that browsers load. */
export const renderer = pageRenderer(built)
