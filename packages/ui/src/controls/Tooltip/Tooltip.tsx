import {
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../../private/joinClasses.ts'
import { surroundings } from '../../private/surroundings.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { placeTooltip, type Side } from './placeTooltip.ts'
import * as styles from './Tooltip.css.ts'
import { useShown } from './useShown.ts'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What it says: one to four words. */
  text: ReactNode
  /** The keys that do the same: "Ctrl S". */
  shortcut?: string
  /** One element that takes a ref and the focus: a `Button`, a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /**
   * The side that it stands on when there is space.
   * @default 'top'
   */
  side?: Side
  /**
   * Reads the text out after the name of what it explains. Without it the tooltip is for the eyes only, because an
   * icon's `aria-label` says the same already.
   * @default false
   */
  describes?: boolean
}

/**
 * The name of a button that shows an icon only, on hover and on focus; Escape takes it away. Renders its child in a
 * `<span>`, and `<div>` at the end of the document while it shows.
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
  ref,
  ...props
}: TooltipProps) {
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const tooltip = useRef<HTMLDivElement>(null)
  const joined = useJoinedRef(tooltip, ref)
  const { shown, showers } = useShown()
  useLayoutEffect(() => {
    const element = box.current?.firstElementChild
    if (shown && element && tooltip.current) placeTooltip(tooltip.current, element, side)
  }, [shown, side])
  return (
    <span ref={box} className={describes ? styles.noBox : styles.box} {...showers}>
      {describes && shown
        ? cloneElement(children, {
            'aria-describedby': joinClasses(children.props['aria-describedby'], id),
          })
        : children}
      {/* In here the pointer that goes over to the text is still on what shows it. */}
      {shown
        ? createPortal(
            <div
              {...surroundings(box.current)}
              {...props}
              role="tooltip"
              id={id}
              ref={joined}
              className={joinClasses(styles.tooltip, className)}
            >
              {text}
              {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
            </div>,
            document.body
          )
        : null}
    </span>
  )
}
