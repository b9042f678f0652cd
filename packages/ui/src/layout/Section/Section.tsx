import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import { Container } from '../Container/Container.tsx'
import * as styles from './Section.css.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading; it names the section for assistive technology. */
  title?: ReactNode
  /** At the right end of the heading's row, which is there for it alone too: "Ver todas". */
  action?: ReactNode
  /**
   * The heading's level.
   * @default 2
   */
  level?: 2 | 3
  /**
   * Whether the content runs to the edges of the window; the heading never does.
   * @default false
   */
  bleed?: boolean
  /**
   * Whether a line of ink runs above the heading, as wide as the content: for the parts of a long page.
   * @default false
   */
  ruled?: boolean
}

/**
 * A part of a page with its heading, in the page's width. Renders `<section>`.
 *
 * Use it for every part of a page below its title; several things inside it are spaced by a `Stack` around them. Use
 * `Container` instead for a block without a heading.
 */
export function Section({
  title,
  action,
  level = 2,
  bleed = false,
  ruled = false,
  className,
  children,
  ...props
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : headingId}
      {...props}
      className={joinClasses(styles.section, className)}
    >
      {title === undefined && action === undefined ? null : (
        <Container className={joinClasses(styles.head, ruled && styles.ruled)}>
          {title === undefined ? null : (
            <Heading level={level} size="xl" id={headingId}>
              {title}
            </Heading>
          )}
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </Container>
      )}
      {bleed ? children : <Container>{children}</Container>}
    </section>
  )
}
