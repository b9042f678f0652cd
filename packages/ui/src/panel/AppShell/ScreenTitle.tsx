import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { Breadcrumb, type BreadcrumbItem } from '../../text/Breadcrumb/Breadcrumb.tsx'
import * as styles from './ScreenTitle.css.ts'

export interface ScreenTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What the screen is about: "Works", or the name of the record. */
  title: ReactNode
  /**
   * Whether it is the title of a work, which is set in italics.
   * @default false
   */
  work?: boolean
  /**
   * Whether the title is there for screen readers alone, since the screen shows it itself: a `RecordSheet` does.
   * @default false
   */
  shownBelow?: boolean
  /** The way here, without the record itself: "Works / Elsa Brandariz". */
  breadcrumb?: readonly BreadcrumbItem[]
  /** Beside the title: how the record stands, where it can be changed. */
  beside?: ReactNode
  /** At the right: links, a switch, and one primary `Button` of size `s`. */
  actions?: ReactNode
}

/**
 * The head of a screen of the panel. Renders `<div>` around the `<h1>`.
 *
 * Use it first in every `AppShell`. Use `PageTitle` instead on the public's pages.
 */
export function ScreenTitle({
  title,
  work = false,
  shownBelow = false,
  breadcrumb,
  beside,
  actions,
  className,
  ...props
}: ScreenTitleProps) {
  return (
    <div {...props} className={joinClasses(styles.top, className)} data-shown-below={shownBelow || undefined}>
      <div className={styles.words}>
        {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
        <div className={styles.named}>
          <h1 className={styles.title} data-work={work || undefined}>
            {title}
          </h1>
          {beside}
        </div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
