/** Throws at start, naming the variable, if it is missing. */
export function requireEnvironment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is missing`)
  return value
}
