import { useRef } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'

interface CameraButtonProps {
  label: string
  onPhoto: (photo: File) => void
}

/** A button that opens the camera. Only touch devices show it. */
export function CameraButton({ label, onPhoto }: CameraButtonProps) {
  // Referenced while the camera is open, since some browsers collect an unreferenced input.
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
