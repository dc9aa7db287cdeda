import { AdminGate } from './admin-gate.tsx'
import { AdminTitle } from './admin-title.tsx'

export function HeroImagesPage() {
  return (
    <AdminGate>
      <AdminTitle>Hero Images</AdminTitle>
      <h1 className="text-3xl">Hero Images</h1>
    </AdminGate>
  )
}
