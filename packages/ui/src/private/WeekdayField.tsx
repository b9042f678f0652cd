import type { ReactNode } from 'react'
import { useDates } from '../dates/useDates.ts'
import { field as fieldStyle, label as labelStyle } from '../forms/Field/Field.css.ts'
import { FieldNotes, useField } from '../forms/Field/Field.tsx'
import { hidden } from '../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { joinClasses } from './joinClasses.ts'
import { choice, choices, legend } from './planner.css.ts'

interface WeekdayFieldProps {
  name: string
  label: ReactNode
  /** 1 Monday to 7 Sunday. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
}

/** Any Monday: the days of its week bear the names. */
const monday = '2026-11-23'
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** The days of a week, each on or off. Renders `<fieldset>`. */
export function WeekdayField({ name, label, value, onChange }: WeekdayFieldProps) {
  const dates = useDates()
  const field = useField(name, undefined, {})
  const day = (weekday: number) => `${monday.slice(0, 8)}${Number(monday.slice(8)) + weekday - 1}`
  return (
    <fieldset aria-describedby={field.control['aria-describedby']} className={fieldStyle}>
      <legend className={joinClasses(labelStyle, legend)}>{label}</legend>
      <div className={choices}>
        {weekdays.map((weekday) => {
          const on = value.includes(weekday)
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={on}
              onClick={() =>
                onChange(weekdays.filter((other) => (other === weekday) !== value.includes(other)))
              }
              className={choice}
            >
              <span aria-hidden>{dates.day(day(weekday), 'ddd')}</span>
              <span className={hidden}>{dates.day(day(weekday), 'dddd')}</span>
            </button>
          )
        })}
      </div>
      <FieldNotes field={field} hint={undefined} />
    </fieldset>
  )
}
