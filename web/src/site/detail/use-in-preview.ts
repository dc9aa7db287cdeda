import { useMatch } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'

/** Returns whether this is a preview, whose property may have no page yet. */
export const useInPreview = (): boolean => useMatch(paths.preview(':token')) !== null
