/** CloudFront's path patterns: `*` for any characters, `?` for one; letter case counts. */
export function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/^(?!\/|\*)/, '/')
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, 's')
}
