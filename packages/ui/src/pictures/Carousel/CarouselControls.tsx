import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as styles from './Carousel.css.ts'
import { messages } from './messages.ts'

interface CarouselControlsProps {
  /** How many slides there are. */
  count: number
  /** Which one stands at the left, from 0. */
  index: number
  onMove: (step: 'previous' | 'next') => void
  paused: boolean
  /** Given when the slides move by themselves, so that they can be told not to. */
  onPausedChange?: (paused: boolean) => void
}

/** Under the slides: how far one is at the left, the arrows at the right. */
export function CarouselControls({ count, index, onMove, paused, onPausedChange }: CarouselControlsProps) {
  const intl = useIntl()
  return (
    <div data-screen="" className={styles.controls}>
      <div className={styles.dashes} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its place.
          <i key={at} className={styles.dash} data-current={at === index || undefined} />
        ))}
      </div>
      {onPausedChange ? (
        <Button variant="tertiary" onClick={() => onPausedChange(!paused)}>
          <FormattedMessage {...(paused ? messages.play : messages.pause)} />
        </Button>
      ) : null}
      <button
        type="button"
        className={styles.arrow}
        aria-label={intl.formatMessage(messages.previous)}
        onClick={() => onMove('previous')}
      >
        <Icon name="arrow-left" size="m" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={intl.formatMessage(messages.next)}
        onClick={() => onMove('next')}
      >
        <Icon name="arrow-right" size="m" />
      </button>
    </div>
  )
}
