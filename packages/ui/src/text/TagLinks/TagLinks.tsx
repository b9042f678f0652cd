import type { ComponentPropsWithRef } from 'react'
import { Link } from '../../controls/Link/Link.tsx'
import type { NavLink } from '../../controls/Link/navLink.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './TagLinks.css.ts'

export interface TagLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Each word with the list of what bears it. */
  tags: readonly NavLink[]
}

/**
 * The words that something can be found by, each a link to what shares it. Renders `<ul>`.
 *
 * Use it under an item of the archive. For a state such as "Oculto", which leads nowhere, use `Tag` instead.
 */
export function TagLinks({ tags, className, ...props }: TagLinksProps) {
  return (
    <ul {...props} className={joinClasses(styles.tags, className)}>
      {tags.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} underline="none" className={styles.tag}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
