import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './PasskeyList.css.ts'
import { type NamedPasskey, PasskeyRow } from './PasskeyRow.tsx'

export interface PasskeyListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The passkeys, in the order in which they show. */
  passkeys: readonly NamedPasskey[]
  /** Gives one another name; a promise makes its form busy until it settles. */
  onRename: (id: NamedPasskey['id'], name: string) => unknown
  /** Removes one, once its owner said yes; a promise keeps the question open until it settles. */
  onRemove: (id: NamedPasskey['id']) => unknown
}

/**
 * Somebody's passkeys, each with its last use, to be renamed and removed. Renders `<ul>`. When one has gone, the focus
 * comes to the list.
 *
 * Use it on the visitor's own page. Use `SessionList` instead for where somebody is signed in.
 */
export function PasskeyList({ passkeys, onRename, onRemove, className, ref, ...props }: PasskeyListProps) {
  const root = useRef<HTMLUListElement>(null)
  const count = useRef(passkeys.length)
  useEffect(() => {
    if (passkeys.length < count.current) root.current?.focus()
    count.current = passkeys.length
  }, [passkeys.length])
  return (
    <ul
      {...props}
      ref={useJoinedRef(root, ref)}
      tabIndex={-1}
      className={joinClasses(styles.root, className)}
    >
      {passkeys.map((passkey) => (
        <PasskeyRow
          {...passkey}
          key={passkey.id}
          onRename={(name) => onRename(passkey.id, name)}
          onRemove={() => onRemove(passkey.id)}
        />
      ))}
    </ul>
  )
}
