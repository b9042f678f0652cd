import { type ComponentPropsWithRef, createElement } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import { fill } from '../../private/fill.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { Tile } from '../../private/Tile.tsx'
import * as styles from './CollectionCard.css.ts'
import { someNames } from './someNames.ts'

const messages = {
  works: { id: 'collectionCard.works', defaultMessage: '{count, plural, one {# obra} other {# obras}}' },
  andOthers: { id: 'collectionCard.andOthers', defaultMessage: '{names} y otros' },
  more: { id: 'collectionCard.more', defaultMessage: 'Ver más' },
  moreOf: { id: 'collectionCard.moreOf', defaultMessage: 'Ver más, {title}' },
} as const

/** A collection of the back room, as lists show it. */
export interface CollectionItem {
  id: string | number
  href: string
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** One or two of its works, shown whole side by side; further ones are not shown. */
  pictures: readonly PictureProps[]
  /** How many works it holds. */
  count: number
  /** Last names; three are said, the rest are "and others". */
  artists?: readonly string[]
}

export interface CollectionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The viewing room that the card leads to. */
  collection: CollectionItem
  /**
   * The place of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4
}

/**
 * A collection: works on a ground, title, "10 works. Arrascaeta, Brandariz, Lemos and others", "See more". Renders
 * `<article>`.
 *
 * Use it for one collection among other things. Use `CollectionGrid` instead for several of them.
 */
export function CollectionCard({ collection, headingLevel = 2, className, ...props }: CollectionCardProps) {
  const { href, title, titleLang, pictures, count, artists = [] } = collection
  const intl = useIntl()
  const Link = useLink()
  const { names, more } = someNames(artists, intl.locale)
  const works = fill(intl, messages.works, { count })
  const people = more ? fill(intl, messages.andOthers, { names }) : names
  return (
    <article {...props} className={joinClasses(styles.card, className)}>
      {/* The title is the link that is read out; the works repeat it for the pointer. */}
      <Link href={href} tabIndex={-1} aria-hidden className={styles.tileLink}>
        <Tile shape="fiveFour" pictures={pictures.slice(0, 2)} />
      </Link>
      {createElement(
        `h${headingLevel}`,
        { className: styles.title, lang: titleLang },
        <Link href={href} className={styles.titleLink}>
          {title}
        </Link>
      )}
      <p className={styles.facts}>{people ? `${works}. ${people}` : works}</p>
      <Link href={href} aria-label={fill(intl, messages.moreOf, { title })} className={styles.more}>
        <FormattedMessage {...messages.more} />
      </Link>
    </article>
  )
}
