import { FormattedMessage, useIntl } from 'react-intl'
import { useClosedWords } from '../../dates/useClosedWords.ts'
import { useDates } from '../../dates/useDates.ts'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { capital } from '../../private/capital.ts'
import { slotPlannerMessages as messages } from './messages.ts'
import type { PlanChoices } from './PlanPreview.tsx'
import { canToggle, isCreated, type PlannedDay, type PlannedSlot } from './planSlots.ts'
import * as styles from './SlotPlanner.css.ts'

interface PlanDayProps extends PlanChoices {
  day: PlannedDay
  /** Whether the month stands beside the number. */
  named: boolean
  /** The slot that Tab reaches, by key. */
  aim: string
}

/** A day of the preview: its number, its slots, or why it is closed. Renders `<td>`. */
export function PlanDay({
  day: { day, inRule, closed, slots },
  named,
  forced,
  onForce,
  ...rest
}: PlanDayProps) {
  const dates = useDates()
  const words = useClosedWords()
  const intl = useIntl()
  const isClosed = closed !== undefined && !forced.has(day)
  const anyway = isClosed ? messages.openAnyway : messages.skip
  return (
    <td className={styles.cell} data-off={!inRule || isClosed || undefined}>
      <p className={styles.number}>
        {dates.day(day, 'D')} {named ? <span className={styles.month}>{dates.day(day, 'MMM')}</span> : null}
      </p>
      {closed && inRule ? (
        <>
          <p className={styles.closed}>{capital(words(closed))}</p>
          <button
            type="button"
            aria-label={intl.formatMessage(messages.actionOf, {
              action: intl.formatMessage(anyway),
              when: dates.weekdayDay(day),
            })}
            onClick={() => onForce(day)}
            className={styles.anyway}
          >
            <FormattedMessage {...anyway} />
          </button>
        </>
      ) : null}
      {isClosed ? null : (
        <ul className={styles.chips}>
          {slots.map((slot) => (
            <li key={slot.key}>
              <Chip {...rest} day={day} slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

interface ChipProps extends Pick<PlanDayProps, 'toggled' | 'onToggle' | 'limit' | 'aim'> {
  day: string
  slot: PlannedSlot
}

function Chip({ slot, day, toggled, onToggle, limit, aim }: ChipProps) {
  const intl = useIntl()
  const dates = useDates()
  const created = isCreated(slot, toggled)
  const state = created ? 'new' : slot.state === 'new' ? 'out' : 'conflict'
  const words = (
    <>
      <b className={styles.hour}>{dates.clock(slot.start)}</b>
      <span className={hidden}>, {dates.weekdayDay(day)}</span>
      <span className={styles.end}>
        {state === 'conflict'
          ? intl.formatMessage(slot.state === 'exists' ? messages.exists : messages.overlaps)
          : intl.formatNumber(limit)}
      </span>
    </>
  )
  if (!canToggle(slot)) {
    return (
      <span className={styles.chip} data-state={state}>
        {words}
      </span>
    )
  }
  return (
    <button
      type="button"
      data-chip={slot.key}
      data-state={state}
      aria-pressed={created}
      tabIndex={aim === slot.key ? 0 : -1}
      onClick={() => onToggle(slot.key)}
      className={styles.chip}
    >
      {words}
    </button>
  )
}
