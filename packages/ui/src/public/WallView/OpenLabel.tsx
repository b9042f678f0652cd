import { FormattedMessage } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { WorkLabel } from '../WorkLabel/WorkLabel.tsx'
import type { WorkItem } from '../WorkThumb/WorkThumb.tsx'
import { wallViewMessages as messages } from './messages.ts'
import * as styles from './WallView.css.ts'

interface OpenLabelProps {
  work: WorkItem
  /** In pixels from the left end of the wall. */
  left: number
  /** The lower edge of the work, in pixels from the top. */
  top: number
  /** Of the work, in pixels. */
  width: number
}

/** The wall label of one work, set on the wall under a rule of its width. */
export function OpenLabel({ work, left, top, width }: OpenLabelProps) {
  const { id: _, href, controls: _controls, picture: _picture, noPicture: _none, ...label } = work
  return (
    <div
      dir="auto"
      className={styles.label}
      style={{ left, top: `min(${top}px + 0.9rem, 100% - 9.5rem)`, width }}
    >
      <WorkLabel {...label} />
      {href === undefined ? null : (
        <Link href={href}>
          <FormattedMessage {...messages.seeWork} />
        </Link>
      )}
    </div>
  )
}
