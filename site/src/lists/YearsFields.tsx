import { TextField } from '@gallery/ui'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { timeIn } from './chosen.ts'

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
  const field = useRef<HTMLInputElement>(null)
  const hint = intl.formatMessage({ id: 'list.timeHint' })
  const isWrong = typed !== '' && timeIn(typed) === ''
  // Nobody sends what an address would not take: the grammar is `timeIn` alone.
  useEffect(() => field.current?.setCustomValidity(isWrong ? hint : ''), [isWrong, hint])
  return (
    <TextField
      ref={field}
      name={name}
      label={<FormattedMessage id={`list.${name}`} />}
      value={typed}
      onChange={({ target }) => setTyped(target.value.trim())}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={8}
      title={hint}
      optional="unsaid"
    />
  )
}
