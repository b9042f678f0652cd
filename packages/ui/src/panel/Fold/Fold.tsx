import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Fold.css.ts'

export interface FoldProps extends ComponentPropsWithRef<'div'> {
  /** What is inside: "Cited in". */
  label: ReactNode
  /** Beside it: "no text". */
  note?: ReactNode
  /**
   * Whether it begins folded. What unfolds stays so: nothing closes under the hands of who works in it.
   * @default true
   */
  folded?: boolean
  /**
   * Folds on a phone only; where there is space, what is inside just stands there.
   * @default false
   */
  phoneOnly?: boolean
}

/**
 * Puts something long or rare away behind its name until it is asked for. Renders `<div>`.
 *
 * Use it for empty texts of a record, and for controls that would push a phone's screen down. Use `Tabs` instead where
 * one of several parts is always open.
 */
export function Fold({
  label,
  note,
  folded = true,
  phoneOnly = false,
  className,
  children,
  ...props
}: FoldProps) {
  const id = useId()
  const [open, setOpen] = useState(!folded)
  const [wasFolded, setWasFolded] = useState(folded)
  if (folded !== wasFolded) {
    setWasFolded(folded)
    if (!folded) setOpen(true)
  }
  return (
    <div {...props} data-phone={phoneOnly ? '' : undefined} className={joinClasses(styles.root, className)}>
      {phoneOnly || folded || !open ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={styles.button}
        >
          <Icon name="chevron-down" className={styles.sign} />
          <span className={styles.name}>{label}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </button>
      ) : null}
      <div id={id} data-open={open ? '' : undefined} className={styles.content}>
        {open || phoneOnly ? children : null}
      </div>
    </div>
  )
}
