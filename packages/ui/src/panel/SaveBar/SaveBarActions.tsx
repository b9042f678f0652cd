import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button, type ButtonVariant } from '../../controls/Button/Button.tsx'
import { saveBarMessages as messages } from './messages.ts'
import { action } from './SaveBar.css.ts'
import type { SaveState } from './saveState.ts'

export interface SaveBarCallbacks {
  /** "Save", "Try again" and Ctrl S. */
  onSave: () => void
  /** "Descartar": back to what is saved. Without it there is no such button. */
  onDiscard?: () => void
  /** "Ir al primero": to the first field with an error. */
  onGoToFirst?: () => void
  /** "Compare and choose": both versions side by side, after somebody else saved. */
  onCompare?: () => void
  /** The record's public page, offered once it is saved. */
  viewHref?: string
}

interface SaveBarActionsProps extends SaveBarCallbacks {
  state: SaveState
}

/** What can be done in each state. */
export function SaveBarActions({
  state: { kind },
  onSave,
  onDiscard,
  onGoToFirst,
  onCompare,
  viewHref,
}: SaveBarActionsProps) {
  if (kind === 'saved') {
    return viewHref ? (
      <Button variant="tertiary" size="s" href={viewHref} className={action}>
        <FormattedMessage {...messages.view} />
      </Button>
    ) : null
  }
  if (kind === 'offline') {
    return (
      <Action variant="secondary" onClick={onSave}>
        <FormattedMessage {...messages.retry} />
      </Action>
    )
  }
  const busy = kind === 'saving'
  return (
    <>
      {kind === 'invalid' && onGoToFirst ? (
        <Action variant="tertiary" onClick={onGoToFirst}>
          <FormattedMessage {...messages.goToFirst} />
        </Action>
      ) : null}
      {kind !== 'clean' && onDiscard ? (
        <Action variant="tertiary" disabled={busy} onClick={onDiscard}>
          <FormattedMessage {...messages.discard} />
        </Action>
      ) : null}
      {kind === 'conflict' ? (
        <Action variant="primary" onClick={onCompare} disabled={onCompare === undefined}>
          <FormattedMessage {...messages.compare} />
        </Action>
      ) : (
        <Button
          size="s"
          className={action}
          onClick={onSave}
          disabled={kind === 'invalid'}
          busy={busy}
          busyLabel={<FormattedMessage {...messages.saving} />}
        >
          <FormattedMessage {...messages.save} />
        </Button>
      )}
    </>
  )
}

interface ActionProps {
  variant: ButtonVariant
  disabled?: boolean
  onClick?: () => void
  children: ReactNode
}

function Action(props: ActionProps) {
  return <Button size="s" className={action} {...props} />
}
