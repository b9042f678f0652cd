import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../forms/CheckboxGroup/CheckboxGroup.tsx'
import { Select } from '../../forms/Select/Select.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { asManyLines } from './BookingFields.css.ts'
import type { OwnBookingField } from './bookingField.ts'

interface OwnFieldProps {
  field: OwnBookingField
  /** What it holds at first. */
  held: unknown
}

/** A field that only this page asks for, by the control of its type. */
export function OwnField({ field, held }: OwnFieldProps) {
  const text = held === undefined || held === null ? undefined : String(held)
  switch (field.type) {
    case 'textarea': {
      const { type: _, ...props } = field
      return <TextArea wide rows={2} {...props} className={asManyLines} defaultValue={text} />
    }
    case 'select': {
      const { type: _, ...props } = field
      return <Select {...props} defaultValue={text} />
    }
    case 'checkbox': {
      const { type: _, ...props } = field
      return <Checkbox wide {...props} defaultChecked={held === true} />
    }
    case 'checkboxes': {
      const { type: _, ...props } = field
      return <CheckboxGroup wide {...props} defaultValues={Array.isArray(held) ? held.map(String) : []} />
    }
    default:
      return <TextField {...field} defaultValue={text} />
  }
}
