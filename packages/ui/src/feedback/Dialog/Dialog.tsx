import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import * as styles from './Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'
import { messages } from './messages.ts'

export interface DialogProps extends Omit<DialogFrameProps, 'box' | 'veilCloses'> {
  /** Its name: the heading at its top, or, with `hideTitle` or `bare`, for screen readers only. */
  title: ReactNode
  /**
   * Whether the title is for screen readers only, where the content shows its own.
   * @default false
   */
  hideTitle?: boolean
  /** A sentence under the title. */
  description?: ReactNode
  /**
   * 600px (`default`) or 1000px (`wide`); the whole screen below the tablet.
   * @default 'default'
   */
  width?: 'default' | 'wide'
  /**
   * Without header and padding: the content lays out the whole box, scrolls by itself, and leaves 3.5rem free at
   * the top right corner for the closing button.
   * @default false
   */
  bare?: boolean
  /**
   * What the closing button is called.
   * @default 'Close'
   */
  closeLabel?: string
}

/**
 * A modal dialog over the page. Renders `<div role="dialog">` into `<body>`, in the browser only. Escape, the veil
 * and the button close it, the veil not once a form in it was typed in; the focus goes back to where it was.
 *
 * Use it for a short task that leaves the page where it was. Use `ConfirmDialog` instead to ask before something is
 * done, and a page of its own for a task with an address.
 */
export function Dialog({
  title,
  hideTitle = false,
  description,
  width = 'default',
  bare = false,
  closeLabel,
  children,
  ...props
}: DialogProps) {
  const descriptionId = useId()
  const heading = <ModalTitle className={hideTitle || bare ? hidden : styles.title}>{title}</ModalTitle>
  const close = <CloseButton label={closeLabel} />
  // The button comes last, so that the first control of the content gets the focus. It is drawn at the corner of
  // the box, but stands inside what scrolls: whoever has the focus on it can scroll with the keys.
  return (
    <DialogFrame
      aria-describedby={bare || description === undefined ? undefined : descriptionId}
      {...props}
      box={width}
      veilCloses
    >
      {bare ? (
        <>
          {heading}
          {children}
          {close}
        </>
      ) : (
        <div className={styles.scroll}>
          {heading}
          {description === undefined ? null : (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
          {children}
          {close}
        </div>
      )}
    </DialogFrame>
  )
}

/** A part of its own, so that a dialog that is not open looks up no words. */
function CloseButton({ label }: { label: string | undefined }) {
  const intl = useIntl()
  return (
    <ModalClose className={styles.close} aria-label={label ?? intl.formatMessage(messages.close)}>
      <Icon name="close" size="m" />
    </ModalClose>
  )
}
