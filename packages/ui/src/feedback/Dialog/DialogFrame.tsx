import * as Radix from '@radix-ui/react-dialog'
import { type ComponentPropsWithRef, type RefObject, useState } from 'react'
import { closeOnEscape } from '../../private/closeOnEscape.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Dialog.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useStillPage } from './useStillPage.ts'

export interface DialogFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it shows. */
  open: boolean
  /** Called with `false` when the visitor closes it: button, Escape, a press on the veil. */
  onOpenChange: (open: boolean) => void
  /** What gets the focus when it opens; without it, its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Which of the kit's three boxes: `default` 600px, `wide` 1000px, `small` boxed on phones too. */
  box: 'default' | 'wide' | 'small'
  /** False keeps it open when the veil is pressed. */
  veilCloses: boolean
}

/** Veil and box of every dialog: Radix's content without its overlay (see `useStillPage`). */
export function DialogFrame({
  open,
  onOpenChange,
  initialFocus,
  box,
  veilCloses,
  className,
  children,
  ...props
}: DialogFrameProps) {
  const focus = useReturnFocus(open, initialFocus)
  useStillPage(open)
  // Most dialogs of a page are never opened: Radix comes with the first time.
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  if (!opened) return null
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.veil} data-state={open ? 'open' : 'closed'} data-box={box}>
          <Radix.Content
            aria-describedby={undefined}
            aria-modal="true"
            {...props}
            {...focus}
            onKeyDown={(event) => {
              props.onKeyDown?.(event)
              closeOnEscape(() => onOpenChange(false))(event)
            }}
            onPointerDownOutside={(event) => {
              if (!veilCloses) event.preventDefault()
            }}
            data-box={box}
            className={joinClasses(styles.panel, className)}
          >
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
