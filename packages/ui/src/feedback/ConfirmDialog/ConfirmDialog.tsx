import { type ReactNode, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { ModalTitle } from '../../private/modal/Modal.tsx'
import { title as titleClass } from '../Dialog/Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx'
import { messages } from '../Dialog/messages.ts'
import * as styles from './ConfirmDialog.css.ts'

export interface ConfirmDialogProps extends Omit<DialogFrameProps, 'box' | 'veilCloses' | 'initialFocus'> {
  /** The question: "Do you want to delete this time?". */
  title: ReactNode
  /** What follows from a yes. */
  children?: ReactNode
  /** The yes, as a verb: "Borrar turno". */
  confirmLabel: ReactNode
  /**
   * The no.
   * @default 'Cancel'
   */
  cancelLabel?: ReactNode
  /** Called when the visitor says yes; closing is the caller's, once it is done. */
  onConfirm: () => void
  /**
   * While it is being done: nothing closes the dialog nor confirms twice.
   * @default false
   */
  busy?: boolean
  /** What the yes says while busy: "Borrando…". */
  busyLabel?: ReactNode
}

/**
 * Asks before something that cannot be undone. Renders `<div role="alertdialog">`, a small box on phones too; the
 * focus starts on the no, and a press beside it answers nothing.
 *
 * Use it before a deletion and before mails go out. Use `Dialog` instead for a form or a text, and a toast with
 * "Deshacer" when the thing can be taken back.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = <FormattedMessage {...messages.cancel} />,
  onConfirm,
  onOpenChange,
  busy = false,
  busyLabel,
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const bodyId = useId()
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open)
  }
  return (
    <DialogFrame
      aria-describedby={children === undefined ? undefined : bodyId}
      {...props}
      role="alertdialog"
      onOpenChange={change}
      initialFocus={cancel}
      box="small"
      veilCloses={false}
    >
      <div className={styles.content}>
        <ModalTitle className={titleClass}>{title}</ModalTitle>
        {children === undefined ? null : (
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        )}
        <div className={styles.answers}>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="tertiary" ref={cancel} disabled={busy} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}
