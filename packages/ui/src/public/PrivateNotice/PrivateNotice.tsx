import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Container } from '../../layout/Container/Container.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './PrivateNotice.css.ts'

const messages = {
  shared: {
    id: 'privateNotice.shared',
    defaultMessage: 'Página privada. La compartió {name} con vos y no figura en el sitio.',
  },
  until: { id: 'privateNotice.until', defaultMessage: 'Abierta hasta el {day}' },
} as const

export interface PrivateNoticeProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** The gallery's name. */
  name: string
  /** ISO 8601: until when the page is open. Without it, until the gallery closes it. */
  until?: string
  /** The gallery's day, 'YYYY-MM-DD', whose year `until` does not repeat. Without it the year is always said. */
  today?: string
}

/**
 * The strip over a page that only those who hold its link can see: the `notice` of `Page`. Renders `<aside>`.
 *
 * Use it on every page that stands behind a secret link. For a passing word use a toast instead.
 */
export function PrivateNotice({ name, until, today = '', className, ...props }: PrivateNoticeProps) {
  const dates = useDates()
  return (
    <aside {...props} className={joinClasses(styles.strip, className)}>
      <Container className={styles.row}>
        <Icon name="door" />
        <p className={styles.words}>
          <FormattedMessage {...messages.shared} values={{ name }} />
        </p>
        {until ? (
          <p className={styles.until}>
            <FormattedMessage
              {...messages.until}
              values={{ day: dates.dayBeside(dates.dayOf(until), today) }}
            />
          </p>
        ) : null}
      </Container>
    </aside>
  )
}
