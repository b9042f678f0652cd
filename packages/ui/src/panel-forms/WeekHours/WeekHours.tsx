import type { ComponentPropsWithRef, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import * as fieldStyles from '../../forms/Field/Field.css.ts'
import { FieldNotes, useField } from '../../forms/Field/Field.tsx'
import { capital } from '../../private/capital.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { legend } from '../../private/planner.css.ts'
import { tell } from '../../private/tell.ts'
import * as styles from './WeekHours.css.ts'

const messages = {
  closed: { id: 'weekHours.closed', defaultMessage: 'Cerrado' },
  from: { id: 'weekHours.from', defaultMessage: '{day}, desde' },
  to: { id: 'weekHours.to', defaultMessage: '{day}, hasta' },
  until: { id: 'weekHours.until', defaultMessage: 'a' },
  sameForAll: { id: 'weekHours.sameForAll', defaultMessage: 'El mismo horario todos los días' },
} as const

/** An open weekday and its hours. */
export interface DayHours {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** 'HH:mm'; empty, as `to`, where nothing is said of hours. */
  from: string
  to: string
}

export interface WeekHoursProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The key in what is sent; errors are of `{name}.{place}.from` and `.to`. */
  name: string
  /** What the days are of: "Days and hours". */
  label: ReactNode
  /** The open weekdays, in the order of the week. */
  value: readonly DayHours[]
  /** Called with the open weekdays as they are to be. */
  onChange: (value: DayHours[]) => void
}

/** Any Monday: the days of its week bear the names. */
const monday = 23

/**
 * The week of a house: which days it opens, and from when to when. Renders `<fieldset>`, a line for each day.
 *
 * Use it for hours that are the same every week. Use `WeekCalendar` instead to show what goes on in one.
 */
export function WeekHours({ name, label, value, onChange, className, ...props }: WeekHoursProps) {
  const dates = useDates()
  const [first] = value
  return (
    <fieldset {...props} className={joinClasses(fieldStyles.field, className)}>
      <legend className={joinClasses(fieldStyles.label, legend)}>{label}</legend>
      <div className={styles.days}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <DayLine
            key={weekday}
            name={name}
            form={props.form}
            weekday={weekday}
            day={capital(dates.day(`2026-11-${monday + weekday - 1}`, 'dddd'))}
            value={value}
            onChange={onChange}
          />
        ))}
      </div>
      {first && first.from !== '' && value.length > 1 ? (
        <div>
          <Button
            variant="tertiary"
            size="s"
            onClick={({ currentTarget }) => {
              // Now, so that who hears of it reads the hours as they are.
              flushSync(() => onChange(value.map((each) => ({ ...first, weekday: each.weekday }))))
              currentTarget.closest('fieldset')?.querySelectorAll('input[type="time"]').forEach(tell)
            }}
          >
            <FormattedMessage {...messages.sameForAll} />
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

interface DayLineProps extends Pick<WeekHoursProps, 'name' | 'form' | 'value' | 'onChange'> {
  weekday: number
  /** The weekday's name. */
  day: string
}

function DayLine({ name, form, weekday, day, value, onChange }: DayLineProps) {
  const intl = useIntl()
  const place = value.findIndex((each) => each.weekday === weekday)
  const hours = value[place]

  function open(): void {
    // With the hours of the day before it, which most days have.
    const like = value.findLast((each) => each.weekday < weekday) ?? value[0]
    const added = { weekday, from: like?.from ?? '', to: like?.to ?? '' }
    onChange([...value, added].toSorted((one, other) => one.weekday - other.weekday))
  }

  const input = (side: 'from' | 'to') =>
    hours ? (
      <HourInput
        name={`${name}.${place}.${side}`}
        form={form}
        label={intl.formatMessage(messages[side], { day })}
        value={hours[side]}
        onChange={(time) =>
          onChange(value.map((each) => (each.weekday === weekday ? { ...each, [side]: time } : each)))
        }
      />
    ) : null

  return (
    <div className={styles.day}>
      <Checkbox
        name={`${name}-${weekday}`}
        form={form}
        label={day}
        checked={hours !== undefined}
        onChange={({ currentTarget }) =>
          currentTarget.checked ? open() : onChange(value.filter((each) => each.weekday !== weekday))
        }
      />
      {hours ? (
        <span className={styles.hours}>
          {input('from')} <FormattedMessage {...messages.until} /> {input('to')}
        </span>
      ) : (
        <span className={styles.closed}>
          <FormattedMessage {...messages.closed} />
        </span>
      )}
      {hours ? <HourError name={`${name}.${place}.from`} /> : null}
      {hours ? <HourError name={`${name}.${place}.to`} /> : null}
    </div>
  )
}

interface HourInputProps extends Pick<WeekHoursProps, 'form'> {
  name: string
  label: string
  value: string
  onChange: (time: string) => void
}

function HourInput({ name, form, label, value, onChange }: HourInputProps) {
  const { control } = useField(name, undefined, { id: `hour-${name}` })
  return (
    <input
      {...control}
      form={form}
      type="time"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={joinClasses(fieldStyles.control, styles.hour)}
    />
  )
}

function HourError({ name }: { name: string }) {
  const field = useField(name, undefined, { id: `hour-${name}` })
  return field.error === undefined ? null : (
    <div className={styles.error}>
      <FieldNotes field={field} hint={undefined} />
    </div>
  )
}
