import { type AccessNeed, accessNeeds } from '@gallery/contract/plain'
import { CheckboxGroup, type CheckboxGroupProps } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { isNeed, needInWords } from './needs.ts'

interface NeedsFieldProps extends Pick<CheckboxGroupProps, 'label' | 'hint' | 'optional' | 'wide'> {
  value: readonly AccessNeed[]
  onChange: (needs: AccessNeed[]) => void
}

/** What somebody may need on a visit, to be ticked: what an event offers, or what a booking asks for. */
export function NeedsField({ value, onChange, ...props }: NeedsFieldProps) {
  const intl = useIntl()
  return (
    <CheckboxGroup
      {...props}
      name="needs"
      options={accessNeeds.map((need) => ({ value: need, label: needInWords(need, intl) }))}
      values={value}
      onValuesChange={(ticked) => onChange(ticked.filter(isNeed))}
    />
  )
}
