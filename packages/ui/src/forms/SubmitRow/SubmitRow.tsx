import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useHydrated } from '../../private/useHydrated.ts'
import { useForm } from '../Form/FormContext.ts'
import * as styles from './SubmitRow.css.ts'

const messages = {
  cancel: { id: 'submitRow.cancel', defaultMessage: 'Cancelar' },
  saving: { id: 'submitRow.saving', defaultMessage: 'Guardando…' },
} as const

export interface SubmitRowProps extends ComponentPropsWithRef<'div'> {
  /** The label of the button that sends the form: "Save". */
  children: ReactNode
  /**
   * What that button says while the answer is awaited.
   * @default 'Saving…'
   */
  busyLabel?: ReactNode
  /** Adds a way out beside it. */
  onCancel?: (() => void) | undefined
  /** Where the way out leads, when it is a link. */
  cancelHref?: string | undefined
  /**
   * The label of the way out.
   * @default 'Cancel'
   */
  cancelLabel?: ReactNode
}

/**
 * The end of a form: the button that sends it and, with `onCancel` or `cancelHref`, the way out. Renders `<div>`. The
 * button is disabled while a field shows an error and busy while the form is; not so without scripts, which would have
 * to enable it again. Over it stands why nothing was sent, where the form is told so.
 *
 * Use it as the last child of `Form`. Use `Button` instead for an action that sends nothing.
 */
export function SubmitRow({
  children,
  busyLabel = <FormattedMessage {...messages.saving} />,
  onCancel,
  cancelHref,
  cancelLabel = <FormattedMessage {...messages.cancel} />,
  className,
  ...props
}: SubmitRowProps) {
  const { blocked, busy, unsent } = useForm()
  const hydrated = useHydrated()
  return (
    <div {...props} className={joinClasses(styles.row, className)}>
      {unsent ? (
        <p ref={showRow} role="alert" className={styles.unsent}>
          {unsent}
        </p>
      ) : null}
      <Button
        type="submit"
        className={styles.send}
        disabled={hydrated && blocked}
        busy={busy}
        busyLabel={busyLabel}
      >
        {children}
      </Button>
      {cancelHref !== undefined ? (
        <Button variant="tertiary" href={cancelHref}>
          {cancelLabel}
        </Button>
      ) : onCancel ? (
        <Button variant="tertiary" onClick={onCancel}>
          {cancelLabel}
        </Button>
      ) : null}
    </div>
  )
}

/** What is said moves the button down, out of sight where it was at the end of what scrolls. */
function showRow(said: HTMLElement | null): void {
  said?.parentElement?.scrollIntoView({ block: 'nearest' })
}
