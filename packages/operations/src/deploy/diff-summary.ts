type Kind = 'added' | 'changed' | 'replaced' | 'deleted'

/**
 * Returns a few lines about the output of `cdk diff`: how many resources of each stack change, and which are deleted or
 * replaced, because those lose what they hold.
 */
export function diffSummary(diff: string): string[] {
  const stacks = diff.split(/^Stack (?=\S)/m).slice(1)
  return stacks.flatMap((text) => {
    const [name = ''] = /^\S+/.exec(text) ?? []
    const changes = [...text.matchAll(/^\[([+~-])\] ((?:AWS|Custom|Alexa)::\S+ .*)$/gm)].map(
      ([, sign, resource = '']) => ({
        kind: kindOf(sign, resource),
        resource: resource.trim(),
      }),
    )
    const counts = (['added', 'changed', 'replaced', 'deleted'] as const).flatMap((kind) => {
      const count = changes.filter((change) => change.kind === kind).length
      return count > 0 ? `${count} ${kind}` : []
    })
    const losses = changes.filter(({ kind }) => kind === 'deleted' || kind === 'replaced')
    return [
      `${name}: ${counts.join(', ') || 'no resource changes'}${/^IAM Statement Changes/m.test(text) ? '; permissions change' : ''}.`,
      ...losses.map(({ kind, resource }) => `    ${kind}: ${resource}`),
    ]
  })
}

function kindOf(sign: string | undefined, resource: string): Kind {
  if (sign === '+') return 'added'
  if (sign === '-') return 'deleted'
  return /\b(replace|may be replaced)$/.test(resource.trim()) ? 'replaced' : 'changed'
}
