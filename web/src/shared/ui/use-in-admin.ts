import { useLocation } from 'react-router-dom'

/** Whether this is the admin app. What both apps show leads to the other one by loading a page. */
export const useInAdmin = (): boolean => /^\/admin(?:\/|$)/.test(useLocation().pathname)
