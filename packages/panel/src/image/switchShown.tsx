import type { ManagedImage } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import type { Switching } from '../lists/useRowSwitches.ts'

/** How a picture's switch stands: on its way to being saved, back where it was not, or as it is. */
export function switchShown(
  isShown: boolean,
  turn: Switching | undefined
): Pick<ManagedImage, 'active' | 'saving' | 'error'> {
  if (turn === undefined) return { active: isShown }
  if (turn.failed) return { active: isShown, error: <FormattedMessage id="admin.list.notSaved" /> }
  return { active: turn.to, saving: true }
}
