import { useLocation } from 'react-router-dom'

/** Links from one app to the other reload the document. */
export const useInAdmin = (): boolean => /^\/admin(?:\/|$)/.test(useLocation().pathname)
