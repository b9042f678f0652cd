import { Stack } from '@gallery/ui'
import { BilingualField, Fold } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import { isRights } from '../fields/rightsInWords.ts'
import { CaptionsField } from './CaptionsField.tsx'
import type { FileReading } from './fileReading.ts'

interface FileReadingFieldsProps {
  id: number
  /** Whether it is heard or seen going by: then it has captions. */
  isRecording: boolean
  value: FileReading
  onChange: (value: FileReading) => void
}

/** What is written on a file or said in it, and what is stated of the rights in it; folded until something is. */
export function FileReadingFields({ id, isRecording, value, onChange }: FileReadingFieldsProps) {
  const intl = useIntl()
  const isEmpty = Object.values(value).every((text) => text === '')
  return (
    <Fold label={<FormattedMessage id="admin.items.field.readings" />} folded={isEmpty}>
      <Stack space="s3">
        <BilingualField
          kind="area"
          rows={6}
          optional
          name={`transcription-${id}`}
          label={intl.formatMessage({ id: 'admin.items.field.transcription' })}
          hint={intl.formatMessage({ id: 'admin.items.transcriptionHint' })}
          value={{ es: value.transcription_es, en: value.transcription_en }}
          onValueChange={({ es, en }) => onChange({ ...value, transcription_es: es, transcription_en: en })}
        />
        {isRecording ? (
          <CaptionsField
            value={{ es: value.captions_es, en: value.captions_en }}
            onChange={({ es, en }) => onChange({ ...value, captions_es: es, captions_en: en })}
          />
        ) : null}
        <RightsFields
          above="record"
          rights={{
            name: `rights-${id}`,
            value: value.rights,
            onChange: ({ target }) => {
              if (isRights(target.value)) onChange({ ...value, rights: target.value })
            },
          }}
          note={{
            name: `rights-note-${id}`,
            value: { es: value.rights_note_es, en: value.rights_note_en },
            onValueChange: ({ es, en }) => onChange({ ...value, rights_note_es: es, rights_note_en: en }),
          }}
        />
      </Stack>
    </Fold>
  )
}
