/** An element respects the orientation in all browsers and decodes large photographs at a smaller scale. */
export async function withImage<T>(file: Blob, use: (image: HTMLImageElement) => T | Promise<T>): Promise<T> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new Error('This device cannot open the image'))
      image.src = address
    })
    return await use(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}
