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
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${width}" height="${height}">`
  return {
    svg: `${open}${content.replaceAll(shapeOpacity, '$1 fill-opacity="$2" stroke-opacity="$2"')}</svg>`,
    width,
    height,
  }
}

// librsvg gives every shape with `opacity` a surface of its own, as large as the plate: three times the drawing time.
const shapeOpacity = /(<(?:path|rect|circle|ellipse) [^>]*?) opacity="([^"]*)"/g
