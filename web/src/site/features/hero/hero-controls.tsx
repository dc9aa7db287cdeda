import { IconButton } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { homeCopy } from '../../copy/home-copy.ts'
import type { Carousel } from './use-carousel.ts'

const copy = homeCopy.carousel

/** The controls have their own place, so that the heading does not move. */
export function HeroControls({ count, carousel }: { count: number; carousel: Carousel }) {
  const { playing, target, toggle, step, show } = carousel
  return (
    <div className="flex w-fit flex-wrap items-center rounded-full bg-night/60 px-1">
      <IconButton label={playing ? copy.pause : copy.play} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </IconButton>
      <IconButton label={copy.previous} onClick={() => step(-1)}>
        <Icon name="previous" />
      </IconButton>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={copy.show(index + 1, count)}
          aria-current={index === target || undefined}
          onClick={() => show(index)}
          className="grid h-touch w-7 place-items-center"
        >
          <span
            className={`hero-dot size-2.5 rounded-full border fade-colors ${index === target ? 'border-lamp bg-lamp' : 'border-on-night'}`}
          />
        </button>
      ))}
      <IconButton label={copy.next} onClick={() => step(1)}>
        <Icon name="next" />
      </IconButton>
    </div>
  )
}
