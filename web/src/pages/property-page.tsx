export function PropertyPage() {
  return <h1>PropertyPage</h1>
}
