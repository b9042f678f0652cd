import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import { GripButton } from '../../private/GripButton.tsx'
import { StepButton } from '../../private/StepButton.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import { orderedWorksMessages as messages } from './messages.ts'
import * as styles from './OrderedWorks.css.ts'
import type { OrderedWork } from './orderedWork.ts'

export interface WorkPlaceProps {
  work: OrderedWork
  /**
   * What names it among all that is put in order with it.
   * @default its id
   */
  sorted?: string
  /** Its place, from 0. */
  index: number
  /** Whether it can go no further forwards, or back. */
  first: boolean
  last: boolean
  /** By so many places: −1 forwards, 1 back. */
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Without it there are no covers. */
  onCoverChange?: ((cover: boolean) => void) | undefined
  /** What else can be done to it: a menu behind the arrows. */
  more?: ReactNode
  /** Of the grip, when it can be dragged. */
  grip?: ComponentPropsWithRef<'button'>
  /** Of the tile, when it can be dragged. */
  item?: ComponentPropsWithRef<'li'> & { 'data-dragging'?: boolean; 'data-drop'?: 'before' | 'after' }
}

/** A work in its place: picture, number and grip, its words, and what can be done to it. Renders `<li>`. */
export function WorkPlace({
  work,
  sorted,
  index,
  first,
  last,
  onMove,
  onRemove,
  onCoverChange,
  more,
  grip,
  item,
}: WorkPlaceProps) {
  const intl = useIntl()
  const name = work.title
  const { cover = false } = work
  return (
    <li {...item} data-sorted={sorted ?? work.id} className={styles.tile}>
      <div className={styles.ground}>
        {work.picture ? (
          <span className={styles.hung}>
            <Picture sizes="10rem" {...work.picture} alt="" fit="contain" />
          </span>
        ) : (
          <span className={styles.missing}>
            <FormattedMessage {...messages.noImage} />
          </span>
        )}
        <span className={styles.number}>{index + 1}</span>
        {cover ? (
          <Tag className={styles.cover}>
            <FormattedMessage {...messages.cover} />
          </Tag>
        ) : null}
        <GripButton name={name} grip={grip} className={styles.grip} />
      </div>
      <WorkWords work={work} />
      <div className={styles.actions}>
        <StepButton
          label={intl.formatMessage(messages.earlier, { name })}
          icon="chevron-left"
          by={-1}
          off={first}
          onMove={onMove}
          className={styles.action}
        />
        <StepButton
          label={intl.formatMessage(messages.later, { name })}
          icon="chevron-right"
          by={1}
          off={last}
          onMove={onMove}
          className={styles.action}
        />
        {more}
        {onCoverChange ? (
          <button
            type="button"
            aria-pressed={cover}
            aria-label={intl.formatMessage(messages.coverOf, { name })}
            className={styles.action}
            onClick={() => onCoverChange(!cover)}
          >
            <FormattedMessage {...messages.cover} />
          </button>
        ) : null}
        <button
          type="button"
          aria-label={intl.formatMessage(messages.remove, { name })}
          data-remove=""
          className={styles.action}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}

function WorkWords({ work: { artist, title, titleLang, href, tag, note } }: Pick<WorkPlaceProps, 'work'>) {
  const Link = useLink()
  const words = (
    <>
      {artist ? <span className={styles.artist}>{artist}</span> : null}
      <span lang={titleLang} className={styles.title}>
        {title}
      </span>
    </>
  )
  return (
    <>
      {href === undefined ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <Link href={href} className={styles.words}>
          {words}
        </Link>
      )}
      {tag ? <span className={styles.tag}>{tag}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  )
}
