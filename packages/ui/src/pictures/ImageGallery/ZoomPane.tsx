import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { select } from '../../forms/Select/Select.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './ImageZoom.css.ts'
import { ZoomTrack, type ZoomTrackProps } from './ZoomTrack.tsx'
import { zoomMessages as messages } from './zoomMessages.ts'

interface ZoomPaneProps extends ZoomTrackProps {
  /** Which of two it is; nothing for one alone. */
  of: 'first' | 'second' | undefined
  /** Whether it is the one that was used last: the foot tells of it, and turns it. */
  active: boolean
  onActive: () => void
  ref?: Ref<HTMLDivElement>
}

/**
 * Over the picture, which comes first for the keyboard, and beside the button that closes. Said here: the style sheet is for
 * everybody, and few compare.
 */
const besideClose = {
  order: -1,
  alignSelf: 'start',
  maxWidth: 'calc(100% - 3.5rem)',
  paddingInlineStart: '0.8rem',
}

/** One picture of the zoom, and beside another one the list that it is chosen from. Renders `<div>`. */
export function ZoomPane({ of, active, onActive, ref, ...track }: ZoomPaneProps) {
  const intl = useIntl()
  const { images, index, onShow } = track
  return (
    <div
      ref={ref}
      className={styles.pane}
      data-of={of}
      onPointerDownCapture={onActive}
      onWheelCapture={onActive}
    >
      <ZoomTrack {...track} />
      {of ? (
        <select
          aria-label={intl.formatMessage(messages[of])}
          className={joinClasses(select, styles.press, styles.paper)}
          style={besideClose}
          data-active={active || undefined}
          value={index}
          onChange={({ target }) => {
            onActive()
            onShow(Number(target.value))
          }}
        >
          {images.map(({ id, picture: { alt } }, at) => (
            <option key={id} value={at}>
              {intl.formatMessage(alt ? messages.thumbOf : messages.thumb, {
                index: at + 1,
                total: images.length,
                alt,
              })}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  )
}
