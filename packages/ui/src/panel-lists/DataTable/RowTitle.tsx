import '../../eventColors.css.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Picture, type PictureProps } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import { dataTableMessages as messages } from './messages.ts'
import * as styles from './RowTitle.css.ts'

export interface RowTitleProps extends Omit<ComponentPropsWithRef<'span'>, 'title'> {
  /** The name of the row; a work's title in `<em>` with its year after it. */
  title: ReactNode
  /**
   * `bold` for names and events, `regular` for works.
   * @default 'bold'
   */
  weight?: 'bold' | 'regular'
  /**
   * Whether in a row a regular title is cut after two lines and its note after one, as where there are many columns.
   * @default true
   */
  clip?: boolean
  /** Under it: the title in the other language. */
  note?: ReactNode
  /** Under it in a card, where other columns have no space: the artist. Without it, the note. */
  cardNote?: ReactNode
  /** Its picture; `null` says "Sin imagen" under the note. Without it there is no space for one. */
  picture?: PictureProps | null
  /**
   * `work`, whole on a square of ground, or `view`, a cropped view of a hall.
   * @default 'work'
   */
  shape?: 'work' | 'view'
  /** The colour of an event, along the picture's edge. */
  color?: EventColor
}

/**
 * What stands in the main cell of a row: picture, name and a second line. Renders `<span>`.
 *
 * Use it in the column marked `main`. Use `RowLines` instead in any other.
 */
export function RowTitle({
  title,
  weight = 'bold',
  clip = true,
  note,
  cardNote,
  picture,
  shape = 'work',
  color,
  className,
  ...props
}: RowTitleProps) {
  return (
    <span {...props} data-event-color={color} className={joinClasses(styles.name, className)}>
      {picture === undefined ? null : (
        <span
          className={joinClasses(styles.thumb, styles.shapes[shape])}
          data-empty={picture === null ? '' : undefined}
          data-color={color}
          data-thumb={shape}
        >
          {picture ? (
            <span className={styles.hung[shape]}>
              <Picture sizes="3.5rem" {...picture} alt="" fit={shape === 'work' ? 'contain' : 'cover'} />
            </span>
          ) : null}
        </span>
      )}
      <span
        className={joinClasses(styles.words, weight === 'regular' && (clip ? styles.short : styles.whole))}
      >
        <span className={joinClasses(styles.dimmable, weight === 'bold' && styles.bold)}>{title}</span>
        <RowNote note={note} cardNote={cardNote} />
        {picture === null ? (
          <span className={styles.missing}>
            <FormattedMessage {...messages.noImage} />
          </span>
        ) : null}
      </span>
    </span>
  )
}

function RowNote({ note, cardNote }: Pick<RowTitleProps, 'note' | 'cardNote'>) {
  const line = joinClasses(styles.note, styles.dimmable)
  if (cardNote === undefined) return note ? <span className={line}>{note}</span> : null
  return (
    <>
      {note ? <span className={joinClasses(line, styles.inRow)}>{note}</span> : null}
      <span className={joinClasses(line, styles.inCard)}>{cardNote}</span>
    </>
  )
}

export interface RowLinesProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The first line. */
  children: ReactNode
  /** The second, smaller. */
  note?: ReactNode
  /**
   * Cuts both lines with an ellipsis where they get longer than 9.6rem.
   * @default false
   */
  clip?: boolean
}

/**
 * Two lines in a cell: technique over size. Renders `<span>`.
 *
 * Use it for a cell that is not the main one. Use `RowTitle` instead for that.
 */
export function RowLines({ children, note, clip = false, className, ...props }: RowLinesProps) {
  return (
    <span {...props} className={joinClasses(styles.words, className)}>
      <span className={joinClasses(styles.dimmable, clip && styles.clip)}>{children}</span>
      {note ? (
        <span className={joinClasses(styles.note, styles.dimmable, clip && styles.clip)}>{note}</span>
      ) : null}
    </span>
  )
}
