import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import * as styles from './ArtistGrid.css.ts'

const messages = {
  empty: { id: 'artistGrid.empty', defaultMessage: 'Sin artistas' },
} as const

/** An artist in a list. */
export interface ArtistGridItem {
  id: string | number
  href: string
  /** As it is to be read: "Elsa Brandariz". */
  name: string
}

export interface ArtistGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the rows: left to right, then down. */
  artists: readonly ArtistGridItem[]
  /**
   * What stands there when there are none.
   * @default an `EmptyState` that says "Sin artistas"
   */
  empty?: ReactNode
}

/**
 * Names, large, three to a row, two below 1088px, one below 480. Renders `<div>` around a `<ul>`.
 *
 * Use it for a list of names that each have a page. Use `WorkGrid`, `ItemGrid` or `CollectionGrid` instead when
 * there are pictures to show.
 */
export function ArtistGrid({ artists, empty, ...props }: ArtistGridProps) {
  const Link = useLink()
  return (
    <div {...props}>
      {artists.length === 0 ? (
        (empty ?? <EmptyState title={<FormattedMessage {...messages.empty} />} />)
      ) : (
        <ul className={styles.list}>
          {artists.map(({ id, href, name }) => (
            <li key={id}>
              <Link href={href} className={styles.name}>
                <span className={styles.words}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
