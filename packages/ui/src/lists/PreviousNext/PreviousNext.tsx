import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './PreviousNext.css.ts'

const messages = {
  next: { id: 'previousNext.next', defaultMessage: 'Siguiente' },
  previous: { id: 'previousNext.previous', defaultMessage: 'Anterior' },
} as const

/** A neighbour: where it is and what it is called. */
export interface Neighbour {
  href: string
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
}

export interface PreviousNextProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What comes before; without it its side stays empty. */
  previous?: Neighbour | undefined
  /** What comes after; without it its side stays empty. */
  next?: Neighbour | undefined
  /** What one goes through: "Works by Elsa Brandariz". It names the navigation. */
  label: string
}

/**
 * The way to what stands before and after in a series. Renders `<nav>`, or nothing without neighbours.
 *
 * Use it at the foot of one work of a series. For the pages of a list use `Pagination` instead.
 */
export function PreviousNext({ previous, next, label, className, ...props }: PreviousNextProps) {
  if (!previous && !next) return null
  return (
    <Container>
      <nav aria-label={label} {...props} className={joinClasses(styles.nav, className)}>
        {previous ? (
          <Link href={previous.href} rel="prev" underline="none" className={styles.link}>
            <Icon name="arrow-left" />
            <span>
              <span className={styles.word}>
                <FormattedMessage {...messages.previous} />
              </span>{' '}
              <em lang={previous.titleLang} className={styles.title}>
                {previous.title}
              </em>
            </span>
          </Link>
        ) : null}
        {next ? (
          <Link
            href={next.href}
            rel="next"
            underline="none"
            className={joinClasses(styles.link, styles.next)}
          >
            <span>
              <span className={styles.word}>
                <FormattedMessage {...messages.next} />
              </span>{' '}
              <em lang={next.titleLang} className={styles.title}>
                {next.title}
              </em>
            </span>
            <Icon name="arrow-right" />
          </Link>
        ) : null}
      </nav>
    </Container>
  )
}
