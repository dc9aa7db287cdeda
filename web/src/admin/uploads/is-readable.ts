/** Returns whether a file can still be read. One that was changed, moved or deleted since it was chosen cannot. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
