import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { TickBox } from '../../private/TickBox.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useStepKeys } from '../RecordSteps/useStepKeys.ts'
import * as styles from './MessageList.css.ts'

const messages = {
  unread: { id: 'messageList.unread', defaultMessage: 'Sin leer' },
  choose: { id: 'messageList.choose', defaultMessage: 'Elegir {name}' },
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
  /** Where it stands, beside its subject: a `Tag`. */
  state?: ReactNode
  /** At the end of its last line: who has it, what it is about. */
  note?: ReactNode
}

export interface MessageListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The messages, in the order in which they stand. */
  messages: readonly ListedMessage[]
  /** The one that is open beside the list. */
  current?: ListedMessage['id']
  /** Those that are ticked, for what is done with many at once. Without it there are no boxes. */
  selected?: ReadonlySet<ListedMessage['id']>
  /** Called with those that are to be ticked. */
  onSelectedChange?: (selected: ReadonlySet<ListedMessage['id']>) => void
}

/**
 * Messages, the unread ones with a dot, with boxes to tick where many can be changed at once; while none is open J and K
 * open the first. Renders `<ul>` of links.
 *
 * Use it in a `SplitView`, beside the message that is open. Use `DataTable` instead for records with columns.
 */
export function MessageList({
  messages: items,
  current,
  selected,
  onSelectedChange,
  className,
  ref,
  ...props
}: MessageListProps) {
  const root = useRef<HTMLUListElement>(null)
  const letters = Object.values(useStepKeys(root)).join(' ') || undefined
  const Link = useLink()
  const intl = useIntl()

  function tick(id: ListedMessage['id'], isTicked: boolean) {
    const next = new Set(selected)
    if (isTicked) next.add(id)
    else next.delete(id)
    onSelectedChange?.(next)
  }

  return (
    <ul {...props} ref={useJoinedRef(root, ref)} className={joinClasses(styles.list, className)}>
      {items.map(({ id, name, subject, excerpt, when, unread, href, state, note }, index) => (
        <li
          key={id}
          className={selected ? styles.tickable : undefined}
          data-ticked={selected?.has(id) || undefined}
        >
          {selected ? (
            <span className={styles.box}>
              <TickBox
                label={intl.formatMessage(messages.choose, { name })}
                checked={selected.has(id)}
                onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
              />
            </span>
          ) : null}
          <Link
            href={href}
            aria-current={id === current ? 'true' : undefined}
            aria-keyshortcuts={current === undefined && index === 0 ? letters : undefined}
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
            <span className={state ? styles.besideEnd : styles.subject}>{subject}</span>
            {state ? <span className={styles.end}>{state}</span> : null}
            <span className={joinClasses(styles.excerpt, note ? styles.besideEnd : styles.subject)}>
              {excerpt}
            </span>
            {note ? <span className={styles.note}>{note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
