import { FormattedMessage } from 'react-intl'
import { stage, thumb, thumbs } from '../../pictures/ImageGallery/ImageGallery.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { RecordSheet, type RecordSheetProps } from '../../public/RecordSheet/RecordSheet.tsx'
import { skeletonMessages } from '../Skeleton/messages.ts'
import * as styles from './RecordSkeleton.css.ts'

export type RecordSkeletonProps = Omit<
  RecordSheetProps,
  'media' | 'title' | 'byline' | 'lead' | 'facts' | 'children'
>

const three = [1, 2, 3]
const five = [1, 2, 3, 4, 5]

/**
 * Keeps the space of one work or document until it comes: the stage, three small pictures, the word for it where the
 * title will be, five ruled lines. Renders `<div>`.
 *
 * Use it where `RecordSheet` is about to stand. Use `Skeleton` instead for a tile or a line.
 */
export function RecordSkeleton(props: RecordSkeletonProps) {
  return (
    <RecordSheet
      aria-busy
      {...props}
      media={
        <div>
          <div className={joinClasses(stage, styles.still)} />
          <div className={thumbs}>
            {three.map((each) => (
              <div key={each} className={joinClasses(thumb, styles.still)} />
            ))}
          </div>
        </div>
      }
      title={
        <span className={styles.title}>
          <FormattedMessage {...skeletonMessages.loading} />
        </span>
      }
      facts={[]}
    >
      <div className={styles.lines}>
        {five.map((each) => (
          <div key={each} className={styles.line} />
        ))}
      </div>
    </RecordSheet>
  )
}
