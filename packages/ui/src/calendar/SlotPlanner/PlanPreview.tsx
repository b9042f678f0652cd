import { type KeyboardEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { readingKey } from '../../private/reading.ts'
import { slotPlannerMessages as messages } from './messages.ts'
import { isArrow, nextChip } from './nextChip.ts'
import { PlanDay } from './PlanDay.tsx'
import { canToggle, type PlannedDay } from './planSlots.ts'
import * as styles from './SlotPlanner.css.ts'

/** What the preview and its days share. */
export interface PlanChoices {
  /** The slots taken in or out by hand, by key. */
  toggled: ReadonlySet<string>
  onToggle: (key: string) => void
  /** The closed days that are opened on purpose. */
  forced: ReadonlySet<string>
  onForce: (day: string) => void
  /** How many people each slot takes. */
  limit: number
}

interface PlanPreviewProps extends PlanChoices {
  /** The shown weekdays of every week. */
  days: readonly PlannedDay[]
  /** How many weekdays are shown. */
  columns: number
}

/**
 * The weeks of a plan with their slots. Renders `<table>`. Tab reaches it once, the arrows go from slot to slot, Enter
 * or Space takes one in or out.
 */
export function PlanPreview({ days, columns, ...choices }: PlanPreviewProps) {
  const dates = useDates()
  const [aim, setAim] = useState('')
  const keys = days.map((day) => day.slots.filter(canToggle).map((slot) => slot.key))
  const all = keys.flat()
  const current = all.includes(aim) ? aim : (all[0] ?? '')
  const weeks = days
    .filter((_, index) => index % columns === 0)
    .map((_, index) => days.slice(index * columns, (index + 1) * columns))

  function move(event: KeyboardEvent<HTMLElement>): void {
    const from = event.target instanceof HTMLElement ? event.target.dataset.chip : undefined
    const key = readingKey(event)
    if (from === undefined || !isArrow(key)) return
    event.preventDefault()
    const next = nextChip(keys, from, key)
    setAim(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-chip="${next}"]`)?.focus()
  }

  return (
    <table className={styles.table} onKeyDown={move}>
      <caption className={hidden}>
        <FormattedMessage {...messages.preview} />
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col" className={styles.weekday}>
              <span className={styles.whole}>{dates.day(day, 'dddd')}</span>
              <span className={styles.short}>{dates.day(day, 'ddd')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <PlanDay
                key={day.day}
                {...choices}
                day={day}
                named={day.day === days[0]?.day || isFirstShown(day.day, days)}
                aim={current}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a day is the first of its month that is shown: the month's name then stands beside it. */
function isFirstShown(day: string, days: readonly PlannedDay[]): boolean {
  return days.find((each) => each.day.slice(0, 7) === day.slice(0, 7))?.day === day
}
