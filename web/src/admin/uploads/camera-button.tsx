import { useRef } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'

interface CameraButtonProps {
  label: string
  onPhoto: (photo: File) => void
}

/** Only touch devices show it. */
export function CameraButton({ label, onPhoto }: CameraButtonProps) {
  // Some browsers collect an unreferenced input while the camera is open.
  const control = useRef<HTMLInputElement>(null)
  const open = () => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.setAttribute('capture', 'environment')
    input.addEventListener('change', () => {
      const [photo] = input.files ?? []
      if (photo) onPhoto(photo)
    })
    control.current = input
    input.click()
  }
  return (
    <div className="hidden pointer-coarse:contents">
      <Button variant="outline" onClick={open}>
        <AdminIcon name="camera" />
        {label}
      </Button>
    </div>
  )
}
