import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './ImageZoom.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'
import type { ZoomTrackProps } from './ZoomTrack.tsx'
import { canStep, stepScale } from './zoomScale.ts'

/** The foot of the zoom: which picture it is at the left, nearer, farther and the arrows at the right. */
export function ZoomControls({ images, index, scale, onShow, onScale }: ZoomTrackProps) {
  const intl = useIntl()
  const current = images[index]
  const values = { index: index + 1, total: images.length }
  const scaleTo = (step: 'in' | 'out') => ({
    // Not `disabled`: the focus would be thrown out of the dialog.
    'aria-disabled': !canStep(scale, step) || undefined,
    onClick: () => onScale(stepScale(scale, step)),
  })
  const stepTo = (at: number) => ({
    'aria-disabled': images[at] === undefined || undefined,
    onClick: () => onShow(at),
  })
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.caption}>
        {images.length > 1 ? (
          <span className={styles.position}>
            <FormattedMessage {...messages.position} values={values} />
          </span>
        ) : null}
        <span lang={current?.descriptionLang}>{current?.description}</span>
      </p>
      <div className={styles.controls}>
        <Button variant="tertiary" {...scaleTo('in')}>
          <FormattedMessage {...messages.zoomIn} />
        </Button>
        <Button variant="tertiary" {...scaleTo('out')}>
          <FormattedMessage {...messages.zoomOut} />
        </Button>
        {images.length > 1 ? (
          <>
            <button
              type="button"
              className={joinClasses(styles.arrow, styles.first)}
              aria-label={intl.formatMessage(messages.previous)}
              {...stepTo(index - 1)}
            >
              <Icon name="arrow-left" size="m" />
            </button>
            <button
              type="button"
              className={styles.arrow}
              aria-label={intl.formatMessage(messages.next)}
              {...stepTo(index + 1)}
            >
              <Icon name="arrow-right" size="m" />
            </button>
          </>
        ) : null}
      </div>
    </div>
  )
}
