import { useIntl } from 'react-intl'
import { SentImageField } from '../image/SentImageField.tsx'
import { uploadFile } from '../upload/uploadFile.ts'

interface FacadeFieldProps {
  label: string
  /** The address of the picture that the form holds, `/storage/images/…`; empty for none. */
  value: string
  onChange: (facade: string) => void
}

/** The picture of the gallery's front: sent as soon as it is chosen, shown to visitors once the form is saved. */
export function FacadeField({ label, value, onChange }: FacadeFieldProps) {
  const intl = useIntl()
  return (
    <SentImageField
      // What is discarded goes out of the field too.
      key={value}
      name="facade"
      label={label}
      hint={intl.formatMessage({ id: 'admin.options.facadeHint' })}
      picture={value === '' ? undefined : { src: value, alt: '', width: 16, height: 9 }}
      send={async (file, onProgress) => {
        const { data } = await uploadFile('POST /api/texts/images', {}, file, { onProgress })
        onChange(data.src)
      }}
      remove={() => onChange('')}
    />
  )
}
