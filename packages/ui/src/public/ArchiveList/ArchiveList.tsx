import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import { fill } from '../../private/fill.ts'
import { inRow } from '../../private/inRow.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { Tile } from '../../private/Tile.tsx'
import { TileSpaceContext } from '../../private/TileSpaceContext.ts'
import type { TileSpace } from '../../private/tileSizes.ts'
import { RichText } from '../../text/RichText/RichText.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './ArchiveList.css.ts'

const messages = {
  empty: { id: 'archiveList.empty', defaultMessage: 'Sin archivos' },
  hidden: { id: 'archiveList.hidden', defaultMessage: 'Oculto' },
  items: {
    id: 'archiveList.items',
    defaultMessage: '{count, plural, =0 {Sin ítems} one {# ítem} other {# ítems}}',
  },
} as const

/** An archive, as lists show it. */
export interface ArchiveListItem {
  id: string | number
  href: string
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** HTML that a cleaner has been over: it is set as it is. */
  trustedDescription: string
  descriptionLang?: string
  /** How many items it holds. */
  count: number
  /** The years that its items cover: "1946–1988". */
  years?: string
  /** Up to three of its documents, shown whole. */
  pictures: readonly PictureProps[]
  /**
   * Only the gallery sees it; said to be.
   * @default false
   */
  hidden?: boolean
}

/** Three beside the words; three across a phone. */
const spaces: readonly TileSpace[] = [{ from: 'tablet', vw: 11.5, px: 164 }, { vw: 28 }]

export interface ArchiveListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The archives in order. */
  archives: readonly ArchiveListItem[]
}

/**
 * Archives one under the other: title, description, how much there is, three documents. Renders `<ul>`, or an
 * `EmptyState` without any.
 *
 * Use it for the page of all archives. For the items of one archive use `ItemGrid` instead.
 */
export function ArchiveList({ archives, className, ...props }: ArchiveListProps) {
  if (archives.length === 0) return <EmptyState title={<FormattedMessage {...messages.empty} />} />
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {archives.map((archive) => (
        <ArchiveRow key={archive.id} archive={archive} />
      ))}
    </ul>
  )
}

function ArchiveRow({ archive }: { archive: ArchiveListItem }) {
  const intl = useIntl()
  const Link = useLink()
  const { href, title, titleLang, trustedDescription, descriptionLang, count, years, pictures, hidden } =
    archive
  const items = fill(intl, messages.items, { count })
  return (
    <li className={styles.row} data-hidden={hidden || undefined}>
      <div className={styles.words}>
        <h2 className={styles.title} lang={titleLang}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>{' '}
          {hidden ? (
            <Tag tone="hidden">
              <FormattedMessage {...messages.hidden} />
            </Tag>
          ) : null}
        </h2>
        {trustedDescription ? (
          <RichText trustedHtml={trustedDescription} lang={descriptionLang} className={styles.description} />
        ) : null}
        <p className={styles.facts}>{inRow(intl.locale, [items, years])}</p>
      </div>
      {pictures.length > 0 ? (
        <Link href={href} tabIndex={-1} aria-hidden className={styles.tiles}>
          <TileSpaceContext value={spaces}>
            {pictures.slice(0, 3).map((picture) => (
              <Tile key={picture.src} shape="fourFive" pictures={[picture]} dimmed={hidden} />
            ))}
          </TileSpaceContext>
        </Link>
      ) : null}
    </li>
  )
}
