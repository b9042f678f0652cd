import { type ComponentPropsWithRef, Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './ActivityLog.css.ts'
import type { RecordChange } from './activityEntry.ts'
import { activityLogMessages as messages } from './messages.ts'

export interface ChangeListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** In the order in which they are read. */
  changes: readonly RecordChange[]
}

/**
 * What was and what is, line by line. Renders `<dl>`; the values stand in `<del>` and `<ins>`.
 *
 * Use it wherever a change is told. Use `ConflictDialog` instead when somebody has to choose.
 */
export function ChangeList({ changes, className, ...props }: ChangeListProps) {
  return (
    <dl {...props} className={joinClasses(styles.changes, className)}>
      {changes.map((change) => (
        <Fragment key={change.id}>
          <dt className={styles.label}>{change.label}</dt>
          <dd className={styles.values} lang={change.lang}>
            <Values {...change} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Values({ before, after }: Pick<RecordChange, 'before' | 'after'>) {
  const intl = useIntl()
  return (
    <>
      {before === undefined ? null : before ? <del className={styles.before}>{before}</del> : <Nothing />}
      {before === undefined || after === undefined ? null : (
        <span role="img" aria-label={intl.formatMessage(messages.becomes)} className={styles.arrow}>
          →
        </span>
      )}
      {after === undefined ? null : after ? <ins className={styles.after}>{after}</ins> : <Nothing />}
    </>
  )
}

function Nothing() {
  return (
    <span className={styles.nothing}>
      <FormattedMessage {...messages.nothing} />
    </span>
  )
}
