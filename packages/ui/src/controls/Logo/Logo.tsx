import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Logo.css.ts'

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The gallery's name, written beside the mark. */
  name: string
  /**
   * 1.3rem (`m`, header and footer) or as a large heading (`l`).
   * @default 'm'
   */
  size?: keyof typeof styles.sizes
}

/**
 * The mark, a square with its corner cut, and the gallery's name. Renders `<span>`; put it in a `Link` yourself.
 *
 * Use it as the `logo` of `Header`, `Footer`, `PrivateHeader` and `AppShell` where the gallery signs with this mark. Use
 * a drawing or a picture of your own instead where it signs with another.
 */
export function Logo({ name, size = 'm', className, ...props }: LogoProps) {
  const { sizes } = styles
  return (
    <span {...props} className={joinClasses(styles.word, styles.logo, sizes[size], className)}>
      <span className={styles.mark} aria-hidden="true" />
      {name}
    </span>
  )
}
