/** A fault that the JSON API names in `__type`. */
export class AdminFault extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}
