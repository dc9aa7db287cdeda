/** `next` is the target of a running fade (docs/product/public-pages.md#carousel). */
export interface CarouselState {
  index: number
  next: number | undefined
  /** Undefined until the visitor chooses: the system's motion setting decides. */
  playing: boolean | undefined
}

export type CarouselEvent =
  | { type: 'step'; by: 1 | -1; count: number }
  | { type: 'show'; index: number }
  | { type: 'faded' }
  | { type: 'play'; playing: boolean }
  | { type: 'counted'; count: number }

export const firstSlide: CarouselState = { index: 0, next: undefined, playing: undefined }

export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'step': {
      // Steps taken during a fade add up.
      const from = state.next ?? state.index
      return event.count < 2 ? state : { ...state, next: (from + event.by + event.count) % event.count }
    }
    case 'show':
      return event.index === (state.next ?? state.index) ? state : { ...state, next: event.index }
    case 'faded':
      return state.next === undefined ? state : { ...state, index: state.next, next: undefined }
    case 'play':
      return { ...state, playing: event.playing }
    case 'counted': {
      const isOutOfRange = state.index >= event.count || (state.next ?? 0) >= event.count
      return isOutOfRange ? { ...state, index: 0, next: undefined } : state
    }
  }
}
