interface BlurredPictureProps {
  /** The placeholder of a picture: a data address, some 16 pixels wide. */
  address: string
  /** Size of the picture itself. */
  width: number
  height: number
  fit: 'cover' | 'contain'
}

/** Drawn rather than set as a background: a style attribute is forbidden, and a few pixels enlarged are a blur. */
export function BlurredPicture({ address, width, height, fit }: BlurredPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      className="absolute inset-0 size-full"
    >
      <image href={address} width={width} height={height} preserveAspectRatio="none" />
    </svg>
  )
}
