import { TextField } from '@gallery/ui'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

/** Milliseconds without a letter after which the ledger is asked. */
const pause = 250

interface WordsFieldProps {
  words: string
  /** Called a moment after the last letter, with the words without spaces around them. */
  onWords: (words: string) => void
  /** Asks at once what waits for that moment, for what would take the field away before it. */
  waiting: RefObject<(() => void) | undefined>
}

/**
 * A person or a place in words, asked about once whoever types them pauses. Not when the field is left: the question
 * around it grows by the words, and would slip from under the press that left it. Words that come from elsewhere are
 * written into the field, which keeps the focus.
 */
export function WordsField({ words, onWords, waiting }: WordsFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(words)
  // What was asked here and has not come back as `words`: whoever typed it may have typed on by then.
  const underWay = useRef<readonly string[]>([])
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current = undefined
  }, [waiting])
  useEffect(() => stop, [stop])
  useEffect(() => {
    const place = underWay.current.indexOf(words)
    underWay.current = underWay.current.slice(place + 1)
    if (place >= 0 || words === last.current) return
    stop()
    last.current = words
    underWay.current = []
    if (field.current) field.current.value = words
  }, [words, stop])

  function ask(typed: string): void {
    stop()
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
        stop()
        waiting.current = () => ask(value)
        timer.current = setTimeout(waiting.current, pause)
      }}
    />
  )
}
