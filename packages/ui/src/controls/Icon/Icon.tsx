import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Icon.css.ts'
import { type IconDrawing, type IconName, iconPaths } from './iconPaths.ts'

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  /** Which drawing: one of the kit's by its name, or one of yours. */
  name: IconName | IconDrawing
  /**
   * As tall as the text around it, 1.15rem (`m`) or 1.4rem (`l`).
   * @default 'text'
   */
  size?: 'text' | 'm' | 'l'
}

/**
 * A drawing beside or instead of words. Renders `<svg>`, hidden from assistive technology: the words, or the
 * `aria-label` of the button that holds it, say what it means.
 *
 * Use it beside words, or alone where everybody knows it and there is no space. Use `Logo` instead for the gallery's
 * mark, and words wherever they fit.
 */
export function Icon({ name, size = 'text', className, ...props }: IconProps) {
  const paths: IconDrawing = typeof name === 'string' ? iconPaths[name] : name
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      {...props}
      className={joinClasses(styles.icon, styles.size[size], paths.turns && styles.turning, className)}
    >
      {paths.line ? <path d={paths.line} /> : null}
      {paths.dots ? <path d={paths.dots} className={styles.dots} /> : null}
    </svg>
  )
}
