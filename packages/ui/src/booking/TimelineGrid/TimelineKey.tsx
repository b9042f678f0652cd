import '../../eventColors.css.ts'
import { FormattedMessage } from 'react-intl'
import type { EventColor } from '../../tokens/tokens.ts'
import type { CellSign } from './cellState.ts'
import { messages } from './messages.ts'
import * as styles from './TimelineKey.css.ts'
import type { TimelineEvent } from './timelineEvent.ts'

const entries = [
  { kind: 'open', text: messages.keyOpen },
  { kind: 'few', text: messages.keyFew },
  { kind: 'free', text: messages.keyFree },
  { kind: 'full', text: messages.keyFull },
  { kind: 'nothing', text: messages.keyNothing },
  { kind: 'last', text: messages.keyLast },
] as const

interface TimelineKeyProps {
  events: readonly TimelineEvent[]
  /** What days look like above: few places and nothing to book are explained only where they are seen. */
  seen: readonly CellSign[]
}

/**
 * What the bars mean, for the eye alone: every cell says it in words of its own. In the colours of the events above, so
 * that no other than theirs seems to mean something. Renders `<div>`.
 */
export function TimelineKey({ events, seen }: TimelineKeyProps) {
  const colorOf = (registers: boolean, without: EventColor) =>
    events.find(({ requiresRegistration }) => requiresRegistration === registers)?.color ?? without
  const booked = colorOf(true, 'red')
  const colors = {
    open: booked,
    few: booked,
    full: booked,
    nothing: booked,
    free: colorOf(false, 'yellow'),
    last: 'gray',
  }
  const shown = entries.filter(({ kind }) => (kind !== 'few' && kind !== 'nothing') || seen.includes(kind))
  return (
    <div aria-hidden className={styles.key}>
      {shown.map(({ kind, text }) => (
        <span key={kind} className={styles.entry}>
          <span data-event-color={colors[kind]} className={styles.swatch} data-kind={kind} />
          <FormattedMessage {...text} />
        </span>
      ))}
    </div>
  )
}
