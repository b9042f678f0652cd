import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../../controls/Link/Link.tsx'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Tile } from '../../private/Tile.tsx'
import * as styles from './ResultList.css.ts'

/** Something that was found, in one row. */
export interface Result {
  id: string | number
  href: string
  /** With what was searched for in `Marked`. */
  title: ReactNode
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** What it is, or where: "Correspondence", "Room 1". */
  note?: ReactNode
  /** When: "12 mar 1951", "4 abr – 28 jun 2019". */
  date?: ReactNode
  /** Shown whole and small. */
  picture?: PictureProps
}

export interface ResultListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'results'> {
  /** The results, the best first. */
  results: readonly Result[]
  /**
   * Whether a small picture leads each row, or its place stays empty.
   * @default false
   */
  pictures?: boolean
}

/**
 * Things found, a ruled row each: title, what it is, when. Renders `<ul>`.
 *
 * Use it for what a search of everything finds. For works use `WorkGrid`, for a page of events `EventList` instead.
 */
export function ResultList({ results, pictures = false, className, ...props }: ResultListProps) {
  const withDates = results.some(({ date }) => date !== undefined)
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {results.map(({ id, href, title, titleLang, note, date, picture }) => (
        <li key={id}>
          <Link
            href={href}
            underline="none"
            className={joinClasses(styles.row, pictures && styles.withPicture)}
          >
            {pictures ? (
              <Tile shape="square" pictures={picture ? [{ sizes: '3.2rem', ...picture }] : []} />
            ) : null}
            <span className={styles.title} lang={titleLang}>
              {title}
            </span>
            <span className={styles.fact}>{note}</span>
            {withDates ? <span className={styles.fact}>{date}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
