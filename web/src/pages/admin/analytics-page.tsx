import { AdminGate } from './admin-gate.tsx'
import { AdminTitle } from './admin-title.tsx'

export function AnalyticsPage() {
  return (
    <AdminGate area="analytics">
      <AdminTitle>Analytics</AdminTitle>
      <h1 className="text-3xl">Analytics</h1>
    </AdminGate>
  )
}
