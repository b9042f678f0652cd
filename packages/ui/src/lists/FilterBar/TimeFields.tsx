import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { control } from '../../forms/Field/Field.css.ts'
import { Field, useField } from '../../forms/Field/Field.tsx'
import { useValueOf } from '../../private/useValueOf.ts'
import * as styles from './FilterBar.css.ts'
import { filterBarMessages as messages } from './messages.ts'

/** From when to when: each a year, a decade (`195X`) or a month (`1950-03`); empty for any. */
export interface FilterTime {
  from: string
  to: string
}

/** What a browser takes for a time, so that nobody sends what means nothing: years before our era have a hyphen. */
const pattern = '-?\\d{1,4}|\\d{3}X[~?%]?|\\d{2}XX[~?%]?|\\d{4}(-(0[1-9]|1[0-2]))?[~?%]?'

/** The two fields between which a list is narrowed in time. Renders `<div>`. */
export function TimeFields({ time }: { time: FilterTime }) {
  return (
    <div className={styles.time}>
      <TimeField name="from" value={time.from} />
      <TimeField name="to" value={time.to} />
    </div>
  )
}

function TimeField({ name, value }: { name: keyof FilterTime; value: string }) {
  const intl = useIntl()
  const field = useField(name, undefined, {})
  const input = useValueOf<HTMLInputElement>(value)
  return (
    <Field field={field} label={<FormattedMessage {...messages[name]} />}>
      <input
        id={field.control.id}
        name={name}
        ref={input}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={8}
        pattern={pattern}
        title={intl.formatMessage(messages.timeHint)}
        defaultValue={value}
        className={control}
      />
    </Field>
  )
}

/** What a time narrows to, in words; undefined for any. */
export function timeInWords(intl: IntlShape, { from, to }: FilterTime): string | undefined {
  if (from === '' && to === '') return undefined
  const said = from === '' ? messages.until : to === '' ? messages.since : messages.between
  return intl.formatMessage(said, { from, to })
}
