import { TextField } from '@gallery/ui'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

/** Milliseconds without a letter after which the ledger is asked. */
const pause = 250

interface WordsFieldProps {
  words: string
  /** Called a moment after the last letter, and when the field is left. */
  onWords: (words: string) => void
}

/** A person or a place in words, asked about once whoever types them pauses. */
export function WordsField({ words, onWords }: WordsFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(value: string): void {
    clearTimeout(timer.current)
    if (value !== words) onWords(value)
  }

  return (
    <TextField
      name="words"
      label={<FormattedMessage id="admin.ledger.words" />}
      optional
      defaultValue={words}
      onChange={({ currentTarget: { value } }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => ask(value), pause)
      }}
      onBlur={({ currentTarget: { value } }) => ask(value)}
    />
  )
}
