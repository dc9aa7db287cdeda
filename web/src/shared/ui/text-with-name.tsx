interface TextWithNameProps {
  text: string
  /** A unit's number, or an e-mail address. */
  name: string | undefined
}

/** A text with a name that browsers do not translate. Its parent must not be a flex box. */
export function TextWithName({ text, name }: TextWithNameProps) {
  const start = name ? text.lastIndexOf(name) : -1
  if (!name || start < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, start)}
      <span translate="no">{name}</span>
      {text.slice(start + name.length)}
    </>
  )
}
