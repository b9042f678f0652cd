import { type MouseEvent, useId } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { type Dates, useDates } from '../../dates/useDates.ts'
import { inRow } from '../../private/inRow.ts'
import { slotPlannerMessages as messages } from './messages.ts'
import { canToggle, type PlannedSlot } from './planSlots.ts'
import * as styles from './SlotPlanner.css.ts'
import { skippedGroups } from './skippedGroups.ts'

interface SkippedSlotsProps {
  /** Those in conflict that were not taken in. */
  slots: readonly PlannedSlot[]
  /** Called with the keys of those that are to be taken in. */
  onToggle: (keys: readonly string[]) => void
}

/** What a button is pressed for: the keys of the slots that it takes in. */
type Take = (event: MouseEvent<HTMLElement>, keys: readonly string[]) => void

/**
 * What the plan leaves out, by its reason, and what can be done about it: about each, or about all of one reason.
 * Renders a heading and `<ul>`.
 */
export function SkippedSlots({ slots, onToggle }: SkippedSlotsProps) {
  const intl = useIntl()
  const dates = useDates()
  if (slots.length === 0) return null
  const take: Take = ({ currentTarget }, keys) => {
    // The button goes with its row: the focus goes to what it took in.
    const chip = `[data-chip="${keys[0]}"]`
    currentTarget
      .closest('[data-event-color]')
      ?.querySelector<HTMLElement>(chip)
      ?.focus({ preventScroll: true })
    onToggle(keys)
  }
  return (
    <section>
      <h2 className={styles.skippedTitle}>
        <FormattedMessage {...messages.skipped} />
        <span className={styles.hint}>
          <FormattedMessage {...messages.skippedHint} />
        </span>
      </h2>
      <ul>
        {skippedGroups(slots).flatMap((group) => [
          <Together key={`all ${group[0]?.key}`} slots={group} onTake={take} />,
          ...group.map((slot) => {
            const when = inRow(intl.locale, [
              dates.instant(slot.start, 'ddd D MMM'),
              dates.clockRange(slot.start, slot.end),
            ])
            return (
              <li key={slot.key} className={styles.skipped}>
                <span className={styles.when}>{when}</span>
                <span className={styles.reason}>{reasonOf(slot, intl, dates)}</span>
                <SkippedAction slot={slot} when={when} onTake={take} />
              </li>
            )
          }),
        ])}
      </ul>
    </section>
  )
}

/** Several that are left out for one reason, and the button that takes them all in. */
function Together({ slots, onTake }: { slots: readonly PlannedSlot[]; onTake: Take }) {
  const id = useId()
  const [first] = slots
  if (!first || slots.length < 2 || !canToggle(first)) return null
  const { title, place } = first.against ?? {}
  const kind =
    first.state === 'exists' ? 'exist' : title === undefined ? 'own' : place === undefined ? 'other' : 'in'
  const keys = slots.map(({ key }) => key)
  const values = { count: keys.length, title, place }
  return (
    <li className={styles.skipped}>
      <span id={id} className={styles.together}>
        <FormattedMessage {...messages.together[kind]} values={values} />
      </span>
      <Button variant="secondary" size="s" aria-describedby={id} onClick={(event) => onTake(event, keys)}>
        <FormattedMessage
          {...(first.state === 'exists' ? messages.replaceAll : messages.createAll)}
          values={values}
        />
      </Button>
    </li>
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

function SkippedAction({ slot, when, onTake }: { slot: PlannedSlot; when: string; onTake: Take }) {
  const intl = useIntl()
  const named = (action: string) => intl.formatMessage(messages.actionOf, { action, when })
  if (canToggle(slot)) {
    const words = intl.formatMessage(slot.state === 'exists' ? messages.replace : messages.createAnyway)
    return (
      <Button
        variant="tertiary"
        size="s"
        aria-label={named(words)}
        onClick={(event) => onTake(event, [slot.key])}
      >
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
