import { useState } from 'react'
import { Button } from '../controls/Button/Button.tsx'
import { Icon } from '../controls/Icon/Icon.tsx'
import { MenuLine, PanelMenu } from './PanelMenu.tsx'

/** What is done rarely with a record. */
export interface MoreAction {
  label: string
  onSelect: () => void
  tone?: 'danger'
}

interface MoreMenuProps {
  /** What the dots say to screen readers. */
  label: string
  actions: readonly MoreAction[]
}

/** Three dots that open what is done rarely. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <PanelMenu
      align="end"
      open={open}
      onOpenChange={setOpen}
      opener={
        <Button variant="tertiary" size="s" aria-label={label}>
          <Icon name="dots" size="m" />
        </Button>
      }
    >
      {actions.map((action) => (
        <MenuLine key={action.label} {...action} />
      ))}
    </PanelMenu>
  )
}
