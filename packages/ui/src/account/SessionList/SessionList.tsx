import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { sessionListMessages as messages } from './messages.ts'
import * as styles from './SessionList.css.ts'
import { SessionRow, type SignedInDevice } from './SessionRow.tsx'

export interface SessionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the visitor is signed in, in the order in which it shows. */
  sessions: readonly SignedInDevice[]
  /** Ends one of the others; while a promise that it gives back is pending, its button is busy. */
  onClose?: (id: SignedInDevice['id']) => unknown
  /** Ends all of them, this one too; a promise makes the button busy until it settles. */
  onCloseAll?: () => unknown
}

/**
 * Where a visitor is signed in, with the way to end it there. Renders `<div>`. When a row has gone, the focus that
 * its button had comes to the list.
 *
 * Use it on the visitor's own page. Use `DataTable` instead for the users of the panel.
 */
export function SessionList({ sessions, onClose, onCloseAll, className, ref, ...props }: SessionListProps) {
  const root = useRef<HTMLDivElement>(null)
  const closed = useRef<SignedInDevice['id']>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (closed.current === null || sessions.some(({ id }) => id === closed.current)) return
    closed.current = null
    root.current?.focus()
  }, [sessions])

  async function closeAll() {
    setBusy(true)
    try {
      await onCloseAll?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div
      {...props}
      ref={useJoinedRef(root, ref)}
      tabIndex={-1}
      className={joinClasses(styles.root, className)}
    >
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            {...session}
            key={session.id}
            onClose={
              onClose &&
              (() => {
                closed.current = session.id
                return onClose(session.id)
              })
            }
          />
        ))}
      </ul>
      {onCloseAll ? (
        <Button variant="tertiary" busy={busy} onClick={() => void closeAll()}>
          <FormattedMessage {...messages.closeAll} />
        </Button>
      ) : null}
    </div>
  )
}
