import PQueue from 'p-queue'

/** docs/product/limits.md#limits */
const CONCURRENCY = 6

/** Runs at most six attempts at a time, in order, and pauses while backing off. */
export class UploadQueue extends PQueue {
  #backOffs = 0

  constructor() {
    super({ concurrency: CONCURRENCY })
  }

  /** Pauses for this many ms, and until earlier back-offs are over. */
  backOff(delay: number): void {
    this.#backOffs += 1
    this.pause()
    setTimeout(() => {
      this.#backOffs -= 1
      if (this.#backOffs === 0) this.start()
    }, delay)
  }
}
