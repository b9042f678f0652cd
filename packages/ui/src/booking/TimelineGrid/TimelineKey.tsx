import '../../eventColors.css.ts'
import { FormattedMessage } from 'react-intl'
import { messages } from './messages.ts'
import * as styles from './TimelineKey.css.ts'

const entries = [
  { kind: 'open', color: 'red', text: messages.keyOpen },
  { kind: 'free', color: 'yellow', text: messages.keyFree },
  { kind: 'full', color: 'red', text: messages.keyFull },
  { kind: 'nothing', color: 'red', text: messages.keyNothing },
  { kind: 'last', color: 'gray', text: messages.keyLast },
] as const

interface TimelineKeyProps {
  /** Whether some day has nothing to book: rare enough to be explained only where it is seen. */
  withNothing: boolean
}

/** What the bars mean, for the eye alone: every cell says it in words of its own. Renders `<div>`. */
export function TimelineKey({ withNothing }: TimelineKeyProps) {
  const shown = entries.filter(({ kind }) => withNothing || kind !== 'nothing')
  return (
    <div aria-hidden className={styles.key}>
      {shown.map(({ kind, color, text }) => (
        <span key={kind} className={styles.entry}>
          <span data-event-color={color} className={styles.swatch} data-kind={kind} />
          <FormattedMessage {...text} />
        </span>
      ))}
    </div>
  )
}
