import { useRef } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'

interface CameraButtonProps {
  label: string
  onPhoto: (photo: File) => void
}

/** Opens the camera at once, on what is used by touch; elsewhere there is none to open, and no button. */
export function CameraButton({ label, onPhoto }: CameraButtonProps) {
  // kept for as long as the camera is open: some browsers forget a control that nothing refers to
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
