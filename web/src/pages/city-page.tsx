export function AtlantaPage() {
  return <h1>Atlanta</h1>
}
export function DallasPage() {
  return <h1>Dallas</h1>
}
