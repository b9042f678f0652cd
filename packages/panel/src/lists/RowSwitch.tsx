import { Switch } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { Switching } from './useRowSwitches.ts'

interface RowSwitchProps {
  /** What it switches and of which row: "Público: Fondo Brandariz". Its column's head says the rest. */
  label: string
  checked: boolean
  switching: Switching | undefined
  onFlip: (to: boolean) => void
}

/** A switch in a list's row: at once where it goes, and back with a word when that was not saved. */
export function RowSwitch({ label, checked, switching, onFlip }: RowSwitchProps) {
  const failed = switching?.failed === true
  return (
    <Switch
      hideLabel
      label={label}
      checked={switching && !failed ? switching.to : checked}
      busy={switching !== undefined && !failed}
      error={failed ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
      onCheckedChange={onFlip}
    />
  )
}
