import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { note } from '../../private/tile.css.ts'
import { skeletonMessages } from './messages.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The space it keeps: a tile of a work (`square`), of a collection (`fiveFour`), of an item (`fourFive`), a view
   * (`threeTwo`), or a `line` of text, as high as the text around it.
   * @default 'line'
   */
  shape?: keyof typeof styles.shapes
  /**
   * Says "Cargando…" in its corner: once per group, on its first tile. Not for a `line`.
   * @default false
   */
  labelled?: boolean
}

/**
 * Keeps the space of what is on its way, so that nothing jumps when it comes. Renders `<span>`, unseen by screen
 * readers unless it is labelled.
 *
 * Use it for one thing on its way. Use `LoadingBar` instead for the wait of a whole page; the lists of the kit
 * bring their own.
 */
export function Skeleton({ shape = 'line', labelled = false, className, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden={!labelled || undefined}
      {...props}
      className={joinClasses(styles.skeleton, styles.shapes[shape], className)}
    >
      {labelled ? (
        <span className={note}>
          <FormattedMessage {...skeletonMessages.loading} />
        </span>
      ) : null}
    </span>
  )
}
