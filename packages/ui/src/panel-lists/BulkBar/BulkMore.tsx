import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { MenuLine, PanelMenu } from '../../private/PanelMenu.tsx'
import { from } from '../../tokens/breakpoints.ts'
import * as styles from './BulkBar.css.ts'
import { type BulkAction, type BulkRoom, leftOver } from './bulkRoom.ts'
import { bulkBarMessages as messages } from './messages.ts'

interface BulkMoreProps {
  actions: readonly BulkAction[]
  primary: BulkAction | undefined
}

/** "Más acciones": what has no button in the window as it is when the menu opens. */
export function BulkMore({ actions, primary }: BulkMoreProps) {
  const [room, setRoom] = useState<BulkRoom | null>(null)
  if (leftOver(actions, primary, 'narrow').length === 0) return null
  return (
    <PanelMenu
      align="end"
      open={room !== null}
      onOpenChange={(open) => setRoom(open ? roomNow() : null)}
      opener={
        <Button
          size="s"
          variant="secondary"
          className={joinClasses(styles.more[shown(actions, primary)], styles.opener)}
        >
          <FormattedMessage {...messages.more} />
        </Button>
      }
    >
      {leftOver(actions, primary, room ?? 'narrow').map((action) => (
        <MenuLine key={action.label} label={action.label} tone={action.tone} onSelect={action.onAct} />
      ))}
    </PanelMenu>
  )
}

/** At which widths something has no button. */
function shown(actions: readonly BulkAction[], primary: BulkAction | undefined): keyof typeof styles.more {
  if (leftOver(actions, primary, 'wide').length > 0) return 'always'
  return leftOver(actions, primary, 'medium').length > 0 ? 'belowWide' : 'belowDesktop'
}

function roomNow(): BulkRoom {
  if (window.matchMedia(from('wide')).matches) return 'wide'
  return window.matchMedia(from('desktop')).matches ? 'medium' : 'narrow'
}
