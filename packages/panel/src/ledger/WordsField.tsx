import { TextField } from '@gallery/ui'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

/** Milliseconds without a letter after which the ledger is asked. */
const pause = 250

interface WordsFieldProps {
  words: string
  /** Called a moment after the last letter, and when the field is left, with the words without spaces around them. */
  onWords: (words: string) => void
}

/**
 * A person or a place in words, asked about once whoever types them pauses. Words that come from elsewhere are written
 * into the field, which keeps the focus.
 */
export function WordsField({ words, onWords }: WordsFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(words)
  // What was asked here and has not come back as `words`: whoever typed it may have typed on by then.
  const underWay = useRef<readonly string[]>([])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const place = underWay.current.indexOf(words)
    underWay.current = underWay.current.slice(place + 1)
    if (place >= 0 || words === last.current) return
    clearTimeout(timer.current)
    last.current = words
    underWay.current = []
    if (field.current) field.current.value = words
  }, [words])

  function ask(typed: string): void {
    clearTimeout(timer.current)
    const asked = typed.trim()
    if (asked === last.current) return
    last.current = asked
    underWay.current = [...underWay.current, asked]
    onWords(asked)
  }

  return (
    <TextField
      ref={field}
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
