import { Fragment, type MouseEventHandler, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { writingDirection } from '../../private/writingDirection.ts'
import * as styles from './BilingualField.css.ts'
import { bilingualFieldMessages as messages } from './messages.ts'
import { htmlWords, textChanges } from './textChanges.ts'

interface ChangedSinceProps {
  /** The other side's text as it was when this side was last written; without it there is nothing to see. */
  before?: string
  /** The other side's text now. */
  after: string
  /** The other side's language, as in `lang`. */
  language: string
  onUpToDate?: MouseEventHandler | undefined
}

/** What can be done about a side that is behind the other: see what changed there, or say that nothing is to be done. */
export function ChangedSince({ before, after, language, onUpToDate }: ChangedSinceProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        {before === undefined ? null : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            className={styles.action}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage {...messages.seeChanges} />
          </button>
        )}
        {onUpToDate ? (
          <button type="button" className={styles.action} onClick={onUpToDate}>
            <FormattedMessage {...messages.upToDate} />
          </button>
        ) : null}
      </div>
      {open && before !== undefined ? (
        <Changes id={id} before={htmlWords(before)} after={htmlWords(after)} language={language} />
      ) : null}
    </>
  )
}

interface ChangesProps {
  id: string
  before: string
  after: string
  language: string
}

function Changes({ id, before, after, language }: ChangesProps) {
  const changed = before !== after
  return (
    <p
      id={id}
      // That there are none, the page says in its own language.
      lang={changed ? language : undefined}
      dir={changed ? writingDirection(language) : undefined}
      // A long text scrolls: the keyboard must get to it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
      tabIndex={0}
      className={styles.changes}
    >
      {changed ? <Runs before={before} after={after} /> : <FormattedMessage {...messages.noChanges} />}
    </p>
  )
}

function Runs({ before, after }: Pick<ChangesProps, 'before' | 'after'>) {
  return textChanges(before, after).map(({ kind, text }, index) => {
    const Mark = { same: 'span', gone: 'del', new: 'ins' } as const
    const Tag = Mark[kind]
    const look = { same: undefined, gone: styles.gone, new: styles.came }[kind]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of words have no other name
      <Fragment key={index}>
        <Tag className={look}>{text}</Tag>{' '}
      </Fragment>
    )
  })
}
