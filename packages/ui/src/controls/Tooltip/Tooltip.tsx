import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Tooltip.css.ts'

/** How long the pointer rests before a tooltip shows, in milliseconds; the focus shows it at once. */
const delay = 400

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What it says: one to four words. */
  text: ReactNode
  /** The keys that do the same: "Ctrl S". */
  shortcut?: string
  /** One element that takes a ref and the focus: a `Button`, a link. */
  children: ReactElement
  /**
   * The side that it stands on when there is space.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /**
   * Reads the text out after the name of what it explains. Without it the tooltip is for the eyes only, because an
   * icon's `aria-label` says the same already.
   * @default false
   */
  describes?: boolean
}

/**
 * The name of a button that shows an icon only, on hover and on focus; Escape takes it away. Renders its child, in
 * a `<span>` unless it describes, and `<div>` at the end of the document while it shows.
 *
 * Use it on a button without words. Use `hint` of a field or plain text instead for what a visitor must know: on
 * touch screens it never shows.
 */
export function Tooltip({
  text,
  shortcut,
  children,
  side = 'top',
  describes = false,
  className,
  ...props
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay} disableHoverableContent>
      <Radix.Root>
        {/* Radix describes what it is given: a box around the child, when the text is for the eyes only. */}
        <Radix.Trigger asChild>
          {describes ? children : <span className={styles.box}>{children}</span>}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...props}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={joinClasses(styles.tooltip, className)}
          >
            {text}
            {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
