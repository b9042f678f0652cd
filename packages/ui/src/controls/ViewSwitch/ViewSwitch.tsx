import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { useLink } from '../Link/LinkProvider.tsx'
import type { NavLink } from '../Link/navLink.ts'
import * as styles from './ViewSwitch.css.ts'

const messages = {
  label: { id: 'viewSwitch.label', defaultMessage: 'Ver como' },
} as const

export interface ViewSwitchProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The ways to see the same things, as links; the one that shows is `current`. */
  views: readonly NavLink[]
}

/**
 * Words between which the same things are seen in another way: "Grid", "On the wall". Renders `<nav>`.
 *
 * Use it over one list that has two or three ways to be seen, each with an address. Use `Tabs` instead for parts of one
 * record.
 */
export function ViewSwitch({ views, className, ...props }: ViewSwitchProps) {
  const intl = useIntl()
  const Link = useLink()
  return (
    <nav
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      className={joinClasses(styles.views, className)}
    >
      {views.map(({ href, label, current }) => (
        <Link key={href} href={href} aria-current={current ? 'true' : undefined} className={styles.view}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
