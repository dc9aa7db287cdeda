import { AdminGate } from './admin-gate.tsx'

export function PropertyEditorPage() {
  return <AdminGate>…</AdminGate>
}
