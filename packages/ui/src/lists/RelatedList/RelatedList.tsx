import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../../controls/Link/Link.tsx'
import { Picture, type PictureProps } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { TileSpace } from '../../private/tileSizes.ts'
import { viewFit } from '../../private/viewFit.ts'
import * as styles from './RelatedList.css.ts'

/** Something else to look at. */
export interface RelatedItem {
  id: string | number
  href: string
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** What and when: "Exhibition, until 20 November". */
  note?: ReactNode
  /** The view of a hall may be cut to 3:2; what is upright or square is shown whole. */
  picture?: PictureProps
}

export interface RelatedListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Three at most; more go on in the next line. */
  items: readonly RelatedItem[]
}

const spaces: readonly TileSpace[] = [{ from: 'tablet', vw: 31, px: 440 }, { vw: 92 }]

/**
 * What belongs with a page, three side by side. Renders `<ul>`.
 *
 * Use it at the foot of a page, three at most. Use `EventList` instead for a list that is the page.
 */
export function RelatedList({ items, className, ...props }: RelatedListProps) {
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {items.map(({ id, href, title, titleLang, note, picture }) => (
        <li key={id}>
          <Link href={href} underline="none">
            <span className={styles.picture}>
              {picture ? <Picture {...viewFit(picture, spaces)} {...picture} alt="" /> : null}
            </span>
            <span className={styles.caption}>
              <span className={styles.title} lang={titleLang}>
                {title}
              </span>
              {note ? <span className={styles.note}>{note}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
