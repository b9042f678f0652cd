import type { ComponentPropsWithRef, RefObject } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { Modal } from '../../private/modal/Modal.tsx'
import * as styles from './Dialog.css.ts'

export interface DialogFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it shows. */
  open: boolean
  /** Called with `false` when the visitor closes it: button, Escape, a press on the veil. */
  onOpenChange: (open: boolean) => void
  /** What gets the focus when it opens; without it, its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Which of the kit's three boxes: `default` 600px, `wide` 1000px, `small` boxed on phones too. */
  box: 'default' | 'wide' | 'small'
  /** Whether a press on the veil closes it, unless a form in it was typed in. */
  veilCloses: boolean
}

/** Veil and box of every dialog. */
export function DialogFrame({ onOpenChange, box, className, ...props }: DialogFrameProps) {
  return (
    <Modal
      {...props}
      onClose={() => onOpenChange(false)}
      veil={styles.veil}
      data-box={box}
      className={joinClasses(styles.panel, className)}
    />
  )
}
