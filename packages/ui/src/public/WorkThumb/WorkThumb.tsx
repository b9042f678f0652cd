import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import { Tile } from '../../private/Tile.tsx'
import { type LabelledWork, WorkLabel } from '../WorkLabel/WorkLabel.tsx'
import { workTransitions } from '../workTransitions.ts'
import { workThumbMessages } from './messages.ts'
import { ThumbControls } from './ThumbControls.tsx'
import type { WorkControlsProps } from './WorkControls.tsx'
import * as styles from './WorkThumb.css.ts'

/** A work in a list of works. */
export interface WorkItem extends LabelledWork {
  id: string | number
  /** Without it the work is named and leads nowhere. */
  href?: string
  /** Shown whole, whatever its shape. Without it the tile says `noPicture`. */
  picture?: PictureProps
  /**
   * Why there is no picture.
   * @default "Sin imagen"
   */
  noPicture?: ReactNode
  /** The strip of the super user, which comes once the browser has fetched it; without it, as visitors see the work. */
  controls?: WorkControlsProps
}

export interface WorkThumbProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The work with its picture and what its label says. */
  work: WorkItem
}

/**
 * A work as a tile with its wall label under it, one link. Renders `<div>`.
 *
 * Use it for one work among other things. Use `WorkGrid` instead for several of them.
 */
export function WorkThumb({ work, className, ...props }: WorkThumbProps) {
  const Link = useLink()
  const { id, href, picture, noPicture, controls, ...labelled } = work
  const tile = (
    <Tile
      shape="square"
      pictures={picture ? [picture] : []}
      transitionName={workTransitions(id).picture}
      note={noPicture ?? <FormattedMessage {...workThumbMessages.noImage} />}
    />
  )
  const label = (
    <WorkLabel {...labelled} transitionName={workTransitions(id).title} className={styles.caption} />
  )
  return (
    <div {...props} data-private={controls?.public === false || undefined} className={className}>
      {href === undefined ? (
        <>
          {tile}
          {label}
        </>
      ) : (
        <>
          {/* The label is the link that is read out, and keeps the focus when the strip comes; the tile repeats it for the pointer. */}
          {controls ? (
            <Link href={href} tabIndex={-1} aria-hidden className={styles.link}>
              {tile}
            </Link>
          ) : null}
          {controls ? <ThumbControls {...controls} title={work.title} /> : null}
          <Link href={href} className={styles.link}>
            {controls ? null : tile}
            {label}
          </Link>
        </>
      )}
    </div>
  )
}
