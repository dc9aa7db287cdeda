export interface Opening {
  x: number
  y: number
  w: number
  h: number
}

export interface WindowLook {
  /** Panes: columns and rows above and below the middle rail; rows of 0 leave no rail. */
  columns: number
  upperRows: number
  lowerRows: number
  /** Width of the surrounding trim. */
  casing: number
  head: 'flat' | 'arch' | 'pediment' | 'lintel' | 'none'
  curtains: boolean
  bar: number
  sill: boolean
  /** Always or never lit; by chance when left out. */
  lit?: boolean
}
