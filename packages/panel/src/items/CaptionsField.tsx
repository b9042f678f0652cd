import { languages, readWebVtt } from '@gallery/contract'
import { Button, Inline, Stack, Text } from '@gallery/ui'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

type Captions = Readonly<Record<(typeof languages)[number], string>>

interface CaptionsFieldProps {
  value: Captions
  onChange: (value: Captions) => void
}

/** The captions of a recording in each language, each a WebVTT file, which is looked at before it is taken. */
export function CaptionsField({ value, onChange }: CaptionsFieldProps) {
  return (
    <Stack space="s2">
      <Text size="s" weight="bold">
        <FormattedMessage id="admin.items.field.captions" />
      </Text>
      {languages.map((language) => (
        <CaptionsFile
          key={language}
          language={language}
          file={value[language]}
          onChange={(file) => onChange({ ...value, [language]: file })}
        />
      ))}
    </Stack>
  )
}

interface CaptionsFileProps {
  language: keyof Captions
  file: string
  onChange: (file: string) => void
}

function CaptionsFile({ language, file, onChange }: CaptionsFileProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isWrong, setIsWrong] = useState(false)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    const text = await chosen.text()
    const isCaptions = readWebVtt(text) !== null
    setIsWrong(!isCaptions)
    if (isCaptions) onChange(text)
  }

  return (
    <Stack space="s1">
      <Inline>
        <Text as="span" size="s">
          <FormattedMessage
            id={`admin.items.captions.${language}`}
            values={{ count: readWebVtt(file)?.length ?? 0 }}
          />
        </Text>
        <Button variant="tertiary" size="s" onClick={() => picker.current?.click()}>
          <FormattedMessage id="admin.items.captions.choose" />
        </Button>
        {file === '' ? null : (
          <Button variant="tertiary" size="s" onClick={() => onChange('')}>
            <FormattedMessage id="admin.items.captions.remove" />
          </Button>
        )}
      </Inline>
      {isWrong ? (
        <Text size="s" tone="err" role="alert">
          <FormattedMessage id="admin.items.captions.wrong" />
        </Text>
      ) : null}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".vtt,text/vtt"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </Stack>
  )
}
