import '../../eventColors.css.ts'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { useDates } from '../../dates/useDates.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { weekCalendarMessages as messages } from './messages.ts'
import * as styles from './WeekCalendar.css.ts'
import type { Block } from './weekBlocks.ts'

interface CalendarBlockProps {
  block: Block
  /** The hours of the calendar's column. */
  hours: { first: number; last: number }
  current: boolean
  href: string
}

/** A slot in its place of the day. Renders `<li>` around a link. */
export function CalendarBlock({ block, hours, current, href }: CalendarBlockProps) {
  const dates = useDates()
  const Link = useLink()
  const { title, color, start, end, count, limit, unconfirmed, waiting = 0, unavailable } = block.slot
  const state = unavailable ? 'closed' : count >= limit ? 'full' : 'open'
  const { above, below, before, behind } = spaceAround(block, hours)
  return (
    <li className={styles.place}>
      <Space height={above} />
      <div className={styles.lanes}>
        <Space width={before} />
        <div className={styles.tile}>
          <Link
            href={href}
            aria-current={current ? 'true' : undefined}
            title={title}
            data-state={state}
            data-event-color={color}
            className={styles.block}
          >
            <span className={styles.head}>
              <span className={styles.time}>
                <Clock text={dates.clock(start)} />
                <span className={styles.end}> - {dates.clock(end)}</span>
              </span>
              {unconfirmed > 0 ? (
                <span className={styles.waiting}>
                  <FormattedMessage
                    {...messages.unconfirmed}
                    values={{
                      unconfirmed,
                      word: (text) => (
                        <span key="word" className={styles.waitingWord}>
                          {text}
                        </span>
                      ),
                    }}
                  />
                </span>
              ) : null}
            </span>
            <span className={styles.title}>
              {unavailable ? <FormattedMessage {...messages.closed} /> : title}
            </span>
            <span className={styles.taken}>
              <FormattedMessage
                {...(waiting > 0 ? messages.takenWaiting : messages.taken)}
                values={{ count, limit, waiting }}
              />
            </span>
            <VisuallyHidden>
              {unavailable ? `, ${title}` : null}
              <FormattedMessage {...messages.more} values={{ state, waiting }} />
            </VisuallyHidden>
            {state === 'full' ? <span className={styles.full} /> : null}
            {state === 'open' ? (
              <span className={styles.bar} aria-hidden="true">
                <ProgressBar label={title} share={limit === 0 ? 0 : count / limit} />
              </span>
            ) : null}
          </Link>
        </div>
        <Space width={behind} />
      </div>
      <Space height={below} />
    </li>
  )
}

/** What is left free beside a block, in per cent of its column: by the attributes of a drawing, as no style may be one. */
function Space({ width = 0, height = 0 }: { width?: number; height?: number }) {
  return <svg aria-hidden="true" className={styles.space} width={`${width}%`} height={`${height}%`} />
}

/** A time that may stand in two lines, one for the hours and one for the minutes, where its style allows it. */
function Clock({ text }: { text: string }) {
  const [hours, ...rest] = text.split(':')
  return (
    <>
      {hours}
      {rest.map((part) => (
        <Fragment key={part}>
          :
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** What is left free of its column around a block, in per cent. */
function spaceAround({ from, to, lane, lanes }: Block, { first, last }: CalendarBlockProps['hours']) {
  const share = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000
  const minutes = (last - first) * 60
  return {
    above: share(from - first * 60, minutes),
    below: share(last * 60 - to, minutes),
    before: share(lane, lanes),
    behind: share(lanes - lane - 1, lanes),
  }
}
