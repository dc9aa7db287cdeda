import { Drawing, iconPaths } from '../../shared/ui/icon.tsx'

const drawings = {
  ...iconPaths,
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10.500a3 3 0 1 0 .010 0',
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16v-8',
  crop: 'M7 3v14h14M3 7h14v14',
  copy: 'M9 9h11v11H9zM15 5H4v11',
  down: 'M12 5v14M6 13l6 6 6-6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  retry: 'M19 12a7 7 0 1 1-2-5M19 4v4h-4',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6L12 16.600l-5 2.800 1.100-5.600L4 9.900l5.600-.7z',
  sun: 'M12 8.500a3.500 3.500 0 1 0 .010 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  up: 'M12 19V5M6 11l6-6 6 6',
  upload: 'M12 16V5M7 10l5-5 5 5M5 19h14',
} as const

export type AdminIconName = keyof typeof drawings

/** A decorative icon. Its control needs a label. */
export function AdminIcon({ name, className }: { name: AdminIconName; className?: string }) {
  return <Drawing path={drawings[name]} className={className} strokeWidth={name === 'grip' ? 3 : undefined} />
}
