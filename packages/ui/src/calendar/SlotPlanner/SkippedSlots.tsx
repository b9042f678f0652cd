import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { type Dates, useDates } from '../../dates/useDates.ts'
import { inRow } from '../../private/inRow.ts'
import { slotPlannerMessages as messages } from './messages.ts'
import { canToggle, type PlannedSlot } from './planSlots.ts'
import * as styles from './SlotPlanner.css.ts'

interface SkippedSlotsProps {
  /** Those in conflict that were not taken in. */
  slots: readonly PlannedSlot[]
  onToggle: (key: string) => void
}

/** What the plan leaves out, why, and what can be done about it. Renders a heading and `<ul>`. */
export function SkippedSlots({ slots, onToggle }: SkippedSlotsProps) {
  const intl = useIntl()
  const dates = useDates()
  if (slots.length === 0) return null
  return (
    <section>
      <h2 className={styles.skippedTitle}>
        <FormattedMessage {...messages.skipped} />
        <span className={styles.hint}>
          <FormattedMessage {...messages.skippedHint} />
        </span>
      </h2>
      <ul>
        {slots.map((slot) => {
          const when = inRow(intl.locale, [
            dates.instant(slot.start, 'ddd D MMM'),
            dates.clockRange(slot.start, slot.end),
          ])
          return (
            <li key={slot.key} className={styles.skipped}>
              <span className={styles.when}>{when}</span>
              <span className={styles.reason}>{reasonOf(slot, intl, dates)}</span>
              <SkippedAction slot={slot} when={when} onToggle={onToggle} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function reasonOf({ state, against }: PlannedSlot, intl: IntlShape, dates: Dates): string | null {
  if (!against) return null
  if (state === 'exists') return intl.formatMessage(messages.existsBooked, { count: against.count })
  const { title, place } = against
  const range = dates.clockRange(against.start, against.end)
  if (title === undefined) return intl.formatMessage(messages.overlapsOwn, { range })
  if (place === undefined) return intl.formatMessage(messages.overlapsOther, { title, range })
  return intl.formatMessage(messages.overlapsIn, { title, place, range })
}

function SkippedAction({
  slot,
  when,
  onToggle,
}: {
  slot: PlannedSlot
  when: string
  onToggle: (key: string) => void
}) {
  const intl = useIntl()
  const named = (action: string) => intl.formatMessage(messages.actionOf, { action, when })
  if (canToggle(slot)) {
    const words = intl.formatMessage(slot.state === 'exists' ? messages.replace : messages.createAnyway)
    return (
      <Button variant="tertiary" size="s" aria-label={named(words)} onClick={() => onToggle(slot.key)}>
        {words}
      </Button>
    )
  }
  if (slot.against?.href === undefined) return null
  const words = intl.formatMessage(messages.see)
  return (
    <Link href={slot.against.href} aria-label={named(words)}>
      {words}
    </Link>
  )
}
