import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Tile } from '../../private/Tile.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './ItemCard.css.ts'

const messages = {
  inactive: { id: 'itemCard.inactive', defaultMessage: 'Inactivo' },
  hidden: { id: 'itemCard.hidden', defaultMessage: 'Oculto' },
} as const

/** An item of the archive, as lists show it. */
export interface ArchiveItem {
  id: string | number
  href: string
  /** The subtitle: "Letter to Irma Szalay about the frame". */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** What it is, in the language of the page: "Correspondence". */
  kind: string
  /** When it was made, as exactly as is known: "12 Mar 1951", "1951", "about 1950". */
  date?: ReactNode
  /** Who made it, or where: "Elsa Brandariz". */
  author?: string
  /** Shown whole. Without it the title stands there on an index card. */
  picture?: PictureProps
  /**
   * Bears the mark of what can be played.
   * @default false
   */
  video?: boolean
  /**
   * Dimmed, and said to be.
   * @default false
   */
  inactive?: boolean
  /**
   * Only the gallery sees it; said to be.
   * @default false
   */
  hidden?: boolean
}

export interface ItemCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The document with its picture and its facts. */
  item: ArchiveItem
  /**
   * The place of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4
}

/**
 * An item of the archive: document on a ground, kind and date, title, author; one link. Renders `<article>`.
 *
 * Use it for one document among other things. Use `ItemGrid` instead for several of them, and `WorkThumb` for a
 * work.
 */
export function ItemCard({ item, headingLevel = 2, className, ...props }: ItemCardProps) {
  const { href, title, titleLang, kind, date, author, picture, video, inactive, hidden } = item
  const Link = useLink()
  return (
    <article {...props} data-inactive={inactive || undefined} className={joinClasses(styles.card, className)}>
      <Link href={href} className={styles.link}>
        <Tile shape="fourFive" pictures={picture ? [picture] : []} dimmed={inactive}>
          {video ? (
            <span aria-hidden className={styles.play} />
          ) : picture ? null : (
            // The title stands below: read out twice it would be noise.
            <span aria-hidden lang={titleLang} className={styles.indexCard}>
              {title}
            </span>
          )}
        </Tile>
        <p className={styles.kind}>
          {kind} <span>{date}</span>
        </p>
        {createElement(`h${headingLevel}`, { className: styles.title, lang: titleLang }, title)}
        {author ? <p className={styles.author}>{author}</p> : null}
        {inactive || hidden ? (
          <span className={styles.tags}>
            {inactive ? (
              <Tag tone="outline">
                <FormattedMessage {...messages.inactive} />
              </Tag>
            ) : null}
            {hidden ? (
              <Tag tone="hidden">
                <FormattedMessage {...messages.hidden} />
              </Tag>
            ) : null}
          </span>
        ) : null}
      </Link>
    </article>
  )
}
