import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hrefOf, type RowAddress, type RowTemplate } from '../../controls/Link/address.ts'
import type { ClosedDay } from '../../dates/closedDay.ts'
import { formatInstant } from '../../dates/formatDate.ts'
import { useClosedWords } from '../../dates/useClosedWords.ts'
import { useDates } from '../../dates/useDates.ts'
import { capital } from '../../private/capital.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { CalendarBlock } from './CalendarBlock.tsx'
import { weekCalendarMessages as messages } from './messages.ts'
import * as styles from './WeekCalendar.css.ts'
import { type Block, blocksOf, type CalendarSlot, hoursOf } from './weekBlocks.ts'

export interface WeekCalendarProps<Template extends string = RowTemplate<CalendarSlot>>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it shows, for screen readers: "Times from 16 to 20 November". */
  label: string
  /** The days, 'YYYY-MM-DD', in order: those of a week, or one. */
  days: readonly string[]
  /** The slots of those days. */
  slots: readonly CalendarSlot[]
  /**
   * Which of them the gallery is closed on; what was opened on purpose stands there all the same.
   * @default none
   */
  closedDays?: readonly ClosedDay[]
  /** The gallery's current day, 'YYYY-MM-DD'. */
  today?: string
  /** The slot that is open beside it. */
  current?: CalendarSlot['id']
  /**
   * The slots of these days are on their way: nothing is said about days without any.
   * @default false
   */
  loading?: boolean
  /** The address that opens a slot. */
  slotHref: RowAddress<CalendarSlot, Template>
}

/**
 * The slots of a few days by the gallery's clock, with how many have booked each. Renders `<div role="group">`; on a
 * phone the days stand one under the other.
 *
 * Use it in the panel, beside a panel with the slot that was chosen (`SplitView`). For the public's calendar use
 * `TimelineGrid` instead, and `SlotList` for the slots of a day.
 */
export function WeekCalendar<Template extends string = RowTemplate<CalendarSlot>>({
  label,
  days,
  slots,
  closedDays,
  today,
  current,
  loading = false,
  slotHref,
  className,
  ...props
}: WeekCalendarProps<Template>) {
  const dates = useDates()
  const words = useClosedWords()
  const { locale, timeZone = 'UTC' } = useIntl()
  const columns = days.map((day) => {
    const closed = closedDays?.find((each) => each.day === day)
    return { day, blocks: blocksOf(day, slots, timeZone), whyClosed: closed && capital(words(closed)) }
  })
  const { first, last } = hoursOf(columns.flatMap(({ blocks }) => blocks))
  const hours = Array.from({ length: last - first }, (_, index) => first + index)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      {...props}
      role="group"
      aria-label={label}
      aria-busy={loading || undefined}
      data-closed={columns.some(({ whyClosed }) => whyClosed) ? '' : undefined}
      className={joinClasses(styles.root, className)}
    >
      <div aria-hidden="true" className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour} className={styles.hourName}>
            {formatInstant(new Date(hour * 3_600_000).toISOString(), 'HH:mm', locale, 'UTC')}
          </span>
        ))}
      </div>
      {columns.map(({ day, blocks, whyClosed }) => (
        <section
          key={day}
          aria-label={dates.weekdayDay(day, 'long')}
          className={styles.day}
          data-lanes={lanesOf(blocks)}
          data-closed={whyClosed ? '' : undefined}
        >
          <h2 className={styles.dayHead} data-today={day === today || undefined}>
            {dates.day(day, 'ddd')} <span className={styles.dayNumber}>{dates.day(day, 'D')}</span>
            {whyClosed ? (
              <>
                {' '}
                <span title={whyClosed} className={styles.closed}>
                  {whyClosed}
                </span>
              </>
            ) : null}
          </h2>
          {!whyClosed && blocks.length === 0 && !loading ? (
            <p className={styles.none}>
              <FormattedMessage {...messages.none} />
            </p>
          ) : null}
          <ul className={styles.blocks}>
            {blocks.map((block) => (
              <CalendarBlock
                key={block.slot.id}
                block={block}
                hours={{ first, last }}
                current={block.slot.id === current}
                href={hrefOf(slotHref, block.slot, block.slot)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** How many slots of a day go on at once, as far as it needs more width for them. */
function lanesOf(blocks: readonly Pick<Block, 'lanes'>[]): 'two' | 'more' | undefined {
  const lanes = Math.max(1, ...blocks.map((block) => block.lanes))
  if (lanes === 1) return undefined
  return lanes === 2 ? 'two' : 'more'
}
