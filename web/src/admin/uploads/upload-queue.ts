import PQueue from 'p-queue'

/** docs/product/limits.md#limits. */
const concurrentAttempts = 6

/** Lets six attempts run at once, in the order of asking, and begins none while it was told to back off. */
export class UploadQueue extends PQueue {
  #backOffs = 0

  constructor() {
    super({ concurrency: concurrentAttempts })
  }

  /** Begins nothing for so many milliseconds, nor before an earlier back-off is over. */
  backOff(delay: number): void {
    this.#backOffs += 1
    this.pause()
    setTimeout(() => {
      this.#backOffs -= 1
      if (this.#backOffs === 0) this.start()
    }, delay)
  }
}
