import { FormattedMessage } from 'react-intl'
import type { ClosedRun } from '../../dates/closedDay.ts'
import { useClosedWords } from '../../dates/useClosedWords.ts'
import { useDates } from '../../dates/useDates.ts'
import { capital } from '../../private/capital.ts'
import { messages } from './messages.ts'
import * as styles from './TimelineKey.css.ts'

/** Why days of the window are closed: "Tue 8 December: holiday (Immaculate Conception)". Renders `<ul>`. */
export function TimelineClosures({ runs }: { runs: readonly ClosedRun[] }) {
  const dates = useDates()
  const words = useClosedWords()
  return (
    <ul className={styles.closures}>
      {runs.map(({ from, to, ...why }) => (
        <li key={from}>
          <FormattedMessage
            {...messages.closedOn}
            values={{
              when: capital(from === to ? dates.weekdayDay(from, 'long') : dates.range(from, to)),
              reason: words(why),
            }}
          />
        </li>
      ))}
    </ul>
  )
}
