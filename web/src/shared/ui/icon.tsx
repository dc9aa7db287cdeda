export const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  expand: 'M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6',
  heart: 'M12 20.5C7 16.6 3.8 13.5 3.8 9.7a4.4 4.4 0 0 1 8.2-2.3 4.4 4.4 0 0 1 8.2 2.3c0 3.8-3.2 6.9-8.2 10.8z',
  next: 'M9 5l7 7-7 7',
  out: 'M8 16L17 7M9 7h8v8',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5z',
  plus: 'M12 5v14M5 12h14',
  previous: 'M15 5l-7 7 7 7',
  share: 'M12 14.5V4M8 7.5L12 3.5l4 4M8 10.5H5.5v10h13v-10H16',
} as const

export type IconName = keyof typeof iconPaths

/** A decorative icon; a text or label must name the control. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing path={iconPaths[name]} className={className} />
}

interface DrawingProps {
  path: string
  className?: string | undefined
  strokeWidth?: number
}

/** Draws a path on a square of 24 units. */
export function Drawing({ path, className = 'size-5', strokeWidth = 1.75 }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
