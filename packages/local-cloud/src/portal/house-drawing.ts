const roofs = {
  gable: '<path d="M82 64l78-42 78 42z" fill="#33403f"/>',
  mansard:
    '<path d="M88 64l14-34h116l14 34z" fill="#33403f"/><path d="M126 36h20v20h-20zM174 36h20v20h-20z" fill="#fdf3d0"/>',
  loft: '<path d="M94 64V38l44 20V38l44 20V38l44 20v6z" fill="#33403f"/>',
  terrace: '<path d="M88 50h144v14H88z" fill="#33403f"/><path d="M102 34h14v16h-14z" fill="#33403f"/>',
}
export type Roof = keyof typeof roofs

/** A small house in one colour under one of four roofs, as SVG. */
export function houseDrawing(tint: string, roof: Roof): string {
  return `<svg viewBox="0 0 320 136" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="320" height="136" fill="#e6ecea"/><circle cx="262" cy="34" r="15" fill="#f6e7c3"/>
<path d="M0 112q80-22 160-8t160-6v38H0z" fill="#c3d0c0"/>
<path d="M94 62h132v58H94z" fill="${tint}"/>${roofs[roof]}
<path d="M148 84h24v36h-24z" fill="#f4efe4"/><path d="M110 78h22v22h-22zM188 78h22v22h-22z" fill="#fdf3d0"/>
<path d="M121 78v22M110 89h22M199 78v22M188 89h22" stroke="#33403f" stroke-width="2"/>
<path d="M86 118h148v4H86z" fill="#33403f"/></svg>`
}
