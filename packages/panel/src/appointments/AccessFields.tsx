import type { AppointmentDetail } from '@gallery/contract'
import { TextField } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { NeedsField } from '../fields/NeedsField.tsx'

/** What those who come need, and of which school they are. */
export type Access = Pick<AppointmentDetail, 'needs' | 'school'>

interface AccessFieldsProps {
  value: Access
  onChange: (access: Access) => void
}

/** Asks what those who come need, and of which school they are: the gallery writes down anything, offered or not. */
export function AccessFields({ value, onChange }: AccessFieldsProps) {
  return (
    <>
      <NeedsField
        wide
        optional
        label={<FormattedMessage id="admin.appointments.needs" />}
        value={value.needs}
        onChange={(needs) => onChange({ ...value, needs })}
      />
      <TextField
        wide
        optional
        name="school"
        maxLength={200}
        autoComplete="off"
        label={<FormattedMessage id="admin.appointments.school" />}
        value={value.school}
        onChange={({ currentTarget }) => onChange({ ...value, school: currentTarget.value })}
      />
    </>
  )
}
