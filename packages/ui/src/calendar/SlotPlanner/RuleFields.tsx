import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { DateField } from '../../forms/DateField/DateField.tsx'
import { field as fieldStyle, label as labelStyle } from '../../forms/Field/Field.css.ts'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { choice, choices, legend, pair } from '../../private/planner.css.ts'
import { WeekdayField } from '../../private/WeekdayField.tsx'
import { slotPlannerMessages as messages } from './messages.ts'
import type { SlotRule } from './slotRule.ts'

interface RuleFieldsProps {
  rule: SlotRule
  onChange: (rule: SlotRule) => void
}

/** The fields of a rule, each with the message of the form around it. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const set = (change: Partial<SlotRule>) => onChange({ ...rule, ...change })
  const number = (field: 'every' | 'duration' | 'limit') => (
    <TextField
      type="number"
      name={field}
      label={<FormattedMessage {...messages[field]} />}
      value={Number.isNaN(rule[field]) ? '' : rule[field]}
      onChange={(event) => set({ [field]: event.currentTarget.valueAsNumber })}
    />
  )
  const hour = (field: 'first' | 'last') => (
    <TextField
      type="time"
      name={field}
      label={<FormattedMessage {...messages[field]} />}
      value={rule[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  )
  const day = (field: 'from' | 'to') => (
    <DateField
      name={field}
      label={<FormattedMessage {...messages[field]} />}
      value={rule[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <>
      <WeekdayField
        name="weekdays"
        label={<FormattedMessage {...messages.weekdays} />}
        value={rule.weekdays}
        onChange={(weekdays) => set({ weekdays })}
      />
      <div className={pair}>
        {day('from')}
        {day('to')}
      </div>
      <PatternField value={rule.pattern} onChange={(pattern) => set({ pattern })} />
      {rule.pattern === 'hours' ? (
        <TextField
          name="hours"
          label={<FormattedMessage {...messages.hours} />}
          hint={<FormattedMessage {...messages.hoursHint} />}
          value={rule.hours}
          onChange={(event) => set({ hours: event.currentTarget.value })}
        />
      ) : (
        <div className={pair}>
          {hour('first')}
          {hour('last')}
        </div>
      )}
      <div className={pair}>
        {rule.pattern === 'every' ? number('every') : null}
        {number('duration')}
        {number('limit')}
      </div>
    </>
  )
}

const patterns = ['every', 'hours'] as const

function PatternField({
  value,
  onChange,
}: {
  value: SlotRule['pattern']
  onChange: (pattern: SlotRule['pattern']) => void
}) {
  const group = useId()
  return (
    <fieldset className={fieldStyle}>
      <legend className={joinClasses(labelStyle, legend)}>
        <FormattedMessage {...messages.pattern} />
      </legend>
      <div className={choices}>
        {patterns.map((pattern) => (
          <label key={pattern} className={choice}>
            <input
              type="radio"
              name={group}
              checked={value === pattern}
              onChange={() => onChange(pattern)}
              className={hidden}
            />
            <FormattedMessage {...(pattern === 'every' ? messages.everyPattern : messages.hoursPattern)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
