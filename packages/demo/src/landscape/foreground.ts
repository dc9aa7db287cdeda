export const foreground = (..._: unknown[]) => ''
