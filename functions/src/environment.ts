/** Reads a variable that the function cannot run without; throws at start, naming it, when it is missing. */
export function requireEnvironment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is missing`)
  return value
}
