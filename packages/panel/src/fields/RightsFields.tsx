import { Select, type SelectProps } from '@gallery/ui'
import { BilingualField, type BilingualFieldProps, Fold } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRightsOptions } from './rightsInWords.ts'

interface RightsFieldsProps {
  /** Whose statement holds where none is chosen: the gallery's, or that of the record of a picture. */
  above: 'gallery' | 'record' | 'nothing'
  rights: Pick<SelectProps, 'name' | 'value' | 'onChange'>
  note: Pick<BilingualFieldProps, 'name' | 'value' | 'onValueChange' | 'outdated'>
}

/** What is stated of the rights in something, and what the gallery says beside it; folded while nothing is. */
export function RightsFields(props: RightsFieldsProps) {
  const { above, rights, note } = props
  const isWritten = rights.value !== '' || Boolean(note.value?.es || note.value?.en)
  return (
    <Fold
      label={<FormattedMessage id="admin.field.rights" />}
      note={<FormattedMessage id={`admin.rights.above.${above}`} />}
      folded={!isWritten}
    >
      <RightsInputs {...props} />
    </Fold>
  )
}

/** The same where it always stands open. */
export function RightsInputs({ above, rights, note }: RightsFieldsProps) {
  const intl = useIntl()
  const options = useRightsOptions(intl.formatMessage({ id: `admin.rights.above.${above}` }))
  return (
    <>
      <Select
        optional
        label={<FormattedMessage id="admin.field.rights" />}
        hint={<FormattedMessage id="admin.rights.hint" />}
        options={options}
        {...rights}
      />
      <BilingualField
        kind="area"
        rows={2}
        optional
        label={intl.formatMessage({ id: 'admin.field.rights_note' })}
        hint={intl.formatMessage({ id: 'admin.rights.noteHint' })}
        {...note}
      />
    </>
  )
}
