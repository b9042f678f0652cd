import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { useLate } from '../../private/useLate.ts'
import { paper } from './ImageZoom.css.ts'
import { zoomMessages as messages } from './zoomMessages.ts'

interface ZoomWaitProps {
  /** How much of what is in the window is there, from 0 to 1: at 1 nothing is waited for. */
  arrived: number
}

/** How long what is near may take, in milliseconds, before something tells of it. */
const patience = 300

/** A little of the line is there from the beginning: an empty one tells nobody anything. */
const least = 0.06

/**
 * While what is near is on its way: a line over the foot that grows with what has come, on paper, so that it is seen over
 * any picture. It is said once for each time that somebody goes near: who moves about has no use for it again and again.
 * Said here how it looks: the style sheet is for everybody, and few look near. Renders `<span>`s.
 */
export function ZoomWait({ arrived }: ZoomWaitProps) {
  const isLate = useLate(arrived < 1, patience)
  const [telling, setTelling] = useState<'not yet' | 'now' | 'done'>('not yet')
  if (isLate && telling === 'not yet') setTelling('now')
  if (!isLate && telling === 'now') setTelling('done')
  return (
    <>
      <span role="status" className={hidden}>
        {telling === 'now' ? <FormattedMessage {...messages.detailLoading} /> : null}
      </span>
      {isLate ? (
        <span
          aria-hidden
          data-wait
          className={paper}
          style={{
            position: 'absolute',
            insetInline: 0,
            bottom: 0,
            paddingTop: '1px',
            pointerEvents: 'none',
          }}
        >
          <span
            style={{
              display: 'block',
              inlineSize: `${Math.max(least, arrived) * 100}%`,
              // Forced colours keep borders, and take backgrounds away.
              borderBottom: '2px solid',
              transition: 'inline-size 200ms',
            }}
          />
        </span>
      ) : null}
    </>
  )
}
