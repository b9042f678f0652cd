import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { MenuLine, PanelMenu } from '../../private/PanelMenu.tsx'
import { fromLetters } from '../../tokens/breakpoints.ts'
import * as styles from './BulkBar.css.ts'
import { type BarWidth, type BulkAction, leftOver } from './barWidth.ts'
import { bulkBarMessages as messages } from './messages.ts'

interface BulkMoreProps {
  actions: readonly BulkAction[]
  primary: BulkAction | undefined
}

/** "More actions": what has no button in the window as it is when the menu opens. */
export function BulkMore({ actions, primary }: BulkMoreProps) {
  const [width, setWidth] = useState<BarWidth | null>(null)
  if (leftOver(actions, primary, 'narrow').length === 0) return null
  return (
    <PanelMenu
      align="end"
      open={width !== null}
      onOpenChange={(open) => setWidth(open ? widthNow() : null)}
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
      {leftOver(actions, primary, width ?? 'narrow').map((action) => (
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

function widthNow(): BarWidth {
  if (window.matchMedia(fromLetters('wide')).matches) return 'wide'
  return window.matchMedia(fromLetters('desktop')).matches ? 'medium' : 'narrow'
}
