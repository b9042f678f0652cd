import { FieldGrid } from '@gallery/ui'
import { Fold } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { needsInWords } from '../fields/needs.ts'
import { type Access, AccessFields } from './AccessFields.tsx'

interface AccessFoldProps {
  value: Access
  onChange: (access: Access) => void
}

/** What those who come need and of which school they are, behind a fold that says what was chosen. */
export function AccessFold({ value, onChange }: AccessFoldProps) {
  const intl = useIntl()
  const inside = [needsInWords(value.needs, intl), value.school].filter(Boolean)
  return (
    <Fold label={<FormattedMessage id="admin.appointments.access" />} note={inside.join(', ')}>
      <FieldGrid>
        <AccessFields value={value} onChange={onChange} />
      </FieldGrid>
    </Fold>
  )
}
