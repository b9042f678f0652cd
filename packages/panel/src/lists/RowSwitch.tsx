import { Switch } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Switching } from './useRowSwitches.ts'

interface RowSwitchProps {
  /** What it switches; in a list also of which row: "Público: Fondo Brandariz". */
  label: ReactNode
  /**
   * Whether the label is seen: where no column's head says the same.
   * @default false
   */
  isLabelled?: boolean
  checked: boolean
  switching: Switching | undefined
  onFlip: (to: boolean) => void
}

/**
 * A switch that saves by itself, in a list's row or beside a record: where it goes at once, and back with a word when that
 * was not saved.
 */
export function RowSwitch({ label, isLabelled = false, checked, switching, onFlip }: RowSwitchProps) {
  const failed = switching?.failed === true
  return (
    <Switch
      hideLabel={!isLabelled}
      label={label}
      checked={switching && !failed ? switching.to : checked}
      busy={switching !== undefined && !failed}
      error={failed ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
      onCheckedChange={onFlip}
    />
  )
}
