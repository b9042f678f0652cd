import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './MessageList.css.ts'

const messages = {
  unread: { id: 'messageList.unread', defaultMessage: 'Sin leer' },
} as const

/** A message in a list. */
export interface ListedMessage {
  id: string | number
  /** Who wrote it. */
  name: string
  subject: string
  /** How it begins. */
  excerpt: string
  /** When it came, in words: "15:12", "ayer", "9 nov". */
  when: string
  unread: boolean
  href: string
}

export interface MessageListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The messages, in the order in which they stand. */
  messages: readonly ListedMessage[]
  /** The one that is open beside the list. */
  current?: ListedMessage['id']
}

/**
 * Messages, the unread ones with a dot. Renders `<ul>` of links.
 *
 * Use it in a `SplitView`, beside the message that is open. Use `DataTable` instead for records with columns.
 */
export function MessageList({ messages: items, current, className, ...props }: MessageListProps) {
  const Link = useLink()
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {items.map(({ id, name, subject, excerpt, when, unread, href }) => (
        <li key={id}>
          <Link
            href={href}
            aria-current={id === current ? 'true' : undefined}
            data-unread={unread || undefined}
            className={styles.row}
          >
            <span className={styles.dot} />
            <span className={styles.name}>
              {unread ? (
                <VisuallyHidden>
                  <FormattedMessage {...messages.unread} />:{' '}
                </VisuallyHidden>
              ) : null}
              {name}
            </span>
            <span className={styles.when}>{when}</span>
            <span className={styles.subject}>{subject}</span>
            <span className={styles.excerpt}>{excerpt}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
