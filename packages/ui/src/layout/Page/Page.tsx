import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Page.css.ts'

const messages = {
  skip: { id: 'page.skip', defaultMessage: 'Saltar al contenido' },
} as const

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** The `Header`. */
  header?: ReactNode
  /** The `Footer`. */
  footer?: ReactNode
  /** A strip above the header: what a private page says of itself. */
  notice?: ReactNode
  /** The page's parts, from `PageTitle` on: `Section`s and what else stands in a `Container`. */
  children: ReactNode
}

/**
 * The shell of a public page: a link past the navigation, header, `<main id="main">` whose parts it spaces, footer
 * at the foot of the window. Renders `<div>`.
 *
 * Use it once, around everything. Use `Container` instead for a block inside it.
 */
export function Page({ header, footer, notice, className, children, ...props }: PageProps) {
  return (
    <div {...props} className={joinClasses(styles.page, className)}>
      <a href="#main" className={styles.skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      {notice}
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}
