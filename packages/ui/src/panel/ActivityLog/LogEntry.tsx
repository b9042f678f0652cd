import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './ActivityLog.css.ts'
import type { LoggedEntry } from './activityEntry.ts'
import { ChangeList } from './ChangeList.tsx'
import { activityLogMessages as messages } from './messages.ts'

/** A line of the log: when, who, what, and what can be done about it. One about several records opens. */
export function LogEntry({ time, instant, who, inside, ...did }: LoggedEntry) {
  const list = useId()
  return (
    <li className={styles.entry}>
      <time dateTime={instant} className={styles.time}>
        {time}
      </time>
      <b className={styles.who}>{who}</b>
      <Did {...did} />
      {inside ? (
        <div className={styles.details}>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={inside.open}
            aria-controls={inside.open ? list : undefined}
            onClick={() => inside.onOpenChange(!inside.open)}
          >
            <FormattedMessage {...(inside.open ? messages.close : messages.open)} />
          </button>
          {inside.open ? (
            <ul id={list} aria-busy={inside.loading || undefined} className={styles.inside}>
              {inside.entries.map(({ id, ...entry }) => (
                <li key={id} className={styles.insideEntry}>
                  <Did {...entry} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

/** What was done, with what can be done about it and what was and is. */
function Did({
  sentence,
  action,
  note,
  changes = [],
  more = 0,
}: Pick<LoggedEntry, 'sentence' | 'action' | 'note' | 'changes' | 'more'>) {
  return (
    <>
      <div className={styles.sentence}>{sentence}</div>
      <div className={styles.action}>{action}</div>
      {note || changes.length > 0 || more > 0 ? (
        <div className={styles.details}>
          {changes.length > 0 ? <ChangeList changes={changes} /> : null}
          {more > 0 ? (
            <span className={styles.nothing}>
              <FormattedMessage {...messages.more} values={{ count: more }} />
            </span>
          ) : null}
          {note ? <div className={styles.nothing}>{note}</div> : null}
        </div>
      ) : null}
    </>
  )
}
