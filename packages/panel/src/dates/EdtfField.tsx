import { useLanguage } from '@gallery/client'
import { Button, Stack, TextField } from '@gallery/ui'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

interface EdtfFieldProps {
  label: ReactNode
  /** The field as a form ties it: `form.text('date_edtf')`. */
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'onChange'> & { value: string }
  /** The words of the source, of which a date is proposed while there is none. */
  source: string
  onPropose: (edtf: string) => void
}

/** A date as archivists write it for machines, with what it says in words; it is proposed of the source's words, and never set by itself. */
export function EdtfField({ label, field, source, onPropose }: EdtfFieldProps) {
  const language = useLanguage()
  const reading = useReading()
  const input = useRef<HTMLInputElement>(null)
  const { value } = field
  const words = value === '' ? null : reading?.edtfWords(value)
  const proposal = value === '' ? reading?.proposeEdtf(source) : null
  const proposed = proposal && proposal !== 'undated' ? proposal.edtf : ''
  return (
    <Stack space="s1">
      <TextField
        optional
        label={label}
        hint={
          words ? (
            <FormattedMessage id="admin.record.edtfReads" values={{ words: words[language] }} />
          ) : words === null && value !== '' && reading ? (
            <FormattedMessage id="admin.record.edtfNone" />
          ) : proposal === 'undated' ? (
            <FormattedMessage id="admin.record.edtfUndated" values={{ source }} />
          ) : (
            <FormattedMessage id="admin.record.edtfHint" />
          )
        }
        ref={input}
        {...field}
      />
      {proposed === '' ? null : (
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            onPropose(proposed)
            // The button goes with what it proposed, and would take the focus with it.
            input.current?.focus()
          }}
        >
          <FormattedMessage
            id="admin.record.edtfPropose"
            values={{ edtf: proposed, words: reading?.edtfWords(proposed)?.[language] ?? '', source }}
          />
        </Button>
      )}
    </Stack>
  )
}

/** What reads dates, once it has come. */
function useReading() {
  const [reading, setReading] = useState<typeof import('./edtfReading.ts')>()
  useEffect(() => {
    void import('./edtfReading.ts').then(setReading)
  }, [])
  return reading
}
