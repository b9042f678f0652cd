import type { KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { readingKey } from '../../private/reading.ts'
import * as styles from './ImageGallery.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'
import { Thumbs, type ThumbsProps } from './Thumbs.tsx'

interface LeafBarProps extends ThumbsProps {
  note: ReactNode
  onEnlarge: () => void
}

/** So many leaves have thumbs: those of more are turned by arrows alone. */
const mostThumbs = 4

/** Under the leaf on the stage: the leaves, which one this is where there are others, and the ways to those and nearer. */
export function LeafBar({ images, index, note, onChoose, onEnlarge }: LeafBarProps) {
  const intl = useIntl()
  const last = images.length - 1
  const turn = (by: number) => onChoose(Math.min(last, Math.max(0, index + by)))

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = readingKey(event)
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return
    event.preventDefault()
    turn(key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <div className={styles.leafBar}>
      {images.length > 1 && images.length <= mostThumbs ? (
        <Thumbs images={images} index={index} onChoose={onChoose} />
      ) : null}
      {images.length > 1 || note ? (
        <p className={styles.leafWords} aria-live="polite">
          {images.length > 1 ? (
            <b>
              <FormattedMessage {...messages.leaf} values={{ index: index + 1, total: images.length }} />
            </b>
          ) : null}
          {note ? <span className={styles.leafNote}>{note}</span> : null}
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the keys. */}
      <div className={styles.leafButtons} onKeyDown={onKeyDown}>
        {images.length > 1 ? (
          <>
            <button
              type="button"
              aria-label={intl.formatMessage(messages.previousLeaf)}
              aria-disabled={index === 0 || undefined}
              className={styles.leafButton}
              onClick={() => turn(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              aria-label={intl.formatMessage(messages.nextLeaf)}
              aria-disabled={index === last || undefined}
              className={styles.leafButton}
              onClick={() => turn(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </>
        ) : null}
        <button
          type="button"
          aria-label={intl.formatMessage(messages.fullScreen)}
          className={styles.leafButton}
          onClick={onEnlarge}
        >
          <Icon name="full-screen" />
        </button>
      </div>
    </div>
  )
}
