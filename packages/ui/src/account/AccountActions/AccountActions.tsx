import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './AccountActions.css.ts'

const messages = {
  delete: { id: 'accountActions.delete', defaultMessage: 'Borrar la cuenta' },
  deleting: { id: 'accountActions.deleting', defaultMessage: 'Borrando…' },
  export: { id: 'accountActions.export', defaultMessage: 'Bajar mis datos' },
  follows: {
    id: 'accountActions.follows',
    defaultMessage: 'Se cancelan tus reservas futuras y se borran tus datos. No se puede deshacer.',
  },
  sure: { id: 'accountActions.sure', defaultMessage: '¿Seguro que querés borrar tu cuenta?' },
} as const

export interface AccountActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address of the file with everything that is kept of the visitor. */
  exportHref: string
  /** Called when that file is asked for; `preventDefault` keeps the link from being followed. */
  onExport?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Called once the visitor said yes; a promise that it gives back keeps the question open until it settles. */
  onDelete: () => unknown
}

/**
 * What a visitor may ask for about their data: a copy of it, or its end. Renders `<div>`. It asks by itself before
 * the account is deleted.
 *
 * Use it on the visitor's own page. Use `Button` instead for an action that concerns nobody's account.
 */
export function AccountActions({ exportHref, onExport, onDelete, className, ...props }: AccountActionsProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await onDelete()
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }

  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      <Button href={exportHref} onClick={onExport} variant="tertiary">
        <FormattedMessage {...messages.export} />
      </Button>
      <Button variant="tertiary" className={styles.remove} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.delete} />
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={<FormattedMessage {...messages.sure} />}
        confirmLabel={<FormattedMessage {...messages.delete} />}
        busy={busy}
        busyLabel={<FormattedMessage {...messages.deleting} />}
        onConfirm={() => void remove()}
      >
        <p>
          <FormattedMessage {...messages.follows} />
        </p>
      </ConfirmDialog>
    </div>
  )
}
