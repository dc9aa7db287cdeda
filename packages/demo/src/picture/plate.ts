/** A drawing ready to be printed; sizes in pixels. */
export interface Plate {
  svg: string
  width: number
  height: number
}

/** The part of a drawing inside a box of its own coordinates, as a plate of the given size. */
export function plateOf(
  content: string,
  [x, y, w, h]: readonly [number, number, number, number],
  width: number,
  height: number,
): Plate {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" ${sizeTag({ width, height })}>`
  return {
    svg: `${open}${content.replaceAll(shapeOpacity, '$1 fill-opacity="$2" stroke-opacity="$2"')}</svg>`,
    width,
    height,
  }
}

/** The same drawing, at most so many pixels wide. */
export function narrowed(plate: Plate, widest: number): Plate {
  if (plate.width <= widest) return plate
  const height = Math.round((plate.height * widest) / plate.width)
  const svg = plate.svg.replace(sizeTag(plate), sizeTag({ width: widest, height }))
  return { svg, width: widest, height }
}

const sizeTag = ({ width, height }: Pick<Plate, 'width' | 'height'>) => `width="${width}" height="${height}"`

// librsvg gives every shape with `opacity` a surface of its own, as large as the plate: three times the drawing time.
const shapeOpacity = /(<(?:path|rect|circle|ellipse) [^>]*?) opacity="([^"]*)"/g
