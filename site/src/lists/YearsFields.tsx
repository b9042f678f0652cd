import { TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** What a browser takes for a time, so that nobody sends what means nothing: as `timeIn` reads it. */
const pattern = '-?\\d{1,4}|\\d{3}[Xx][~?%]?|\\d{2}[Xx]{2}[~?%]?|\\d{4}(-(0[1-9]|1[0-2]))?[~?%]?'

/** From when to when a list is narrowed: two fields of its form, `from` and `to`. */
export function YearsFields({ from, to }: { from: string; to: string }) {
  return (
    <>
      <YearField name="from" value={from} />
      <YearField name="to" value={to} />
    </>
  )
}

function YearField({ name, value }: { name: 'from' | 'to'; value: string }) {
  const intl = useIntl()
  const [known, setKnown] = useState(value)
  const [typed, setTyped] = useState(value)
  // The address said something else: a link took the filter away.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextField
      name={name}
      label={<FormattedMessage id={`list.${name}`} />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={8}
      pattern={pattern}
      title={intl.formatMessage({ id: 'list.timeHint' })}
      optional="unsaid"
    />
  )
}
