import { type ComponentPropsWithRef, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { fill } from '../../private/fill.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './RecordSteps.css.ts'
import { useStepKeys } from './useStepKeys.ts'

const messages = {
  label: { id: 'recordSteps.label', defaultMessage: 'En la lista' },
  place: { id: 'recordSteps.place', defaultMessage: '{place} de {total}' },
  previous: { id: 'recordSteps.previous', defaultMessage: 'Anterior' },
  next: { id: 'recordSteps.next', defaultMessage: 'Siguiente' },
} as const

export interface RecordStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Where the record stands in its list, from 1. */
  place: number
  /** How many the list has. */
  total: number
  /** The address of the one before it; the first has none. */
  previousHref?: string | undefined
  /** The address of the one after it; the last has none. */
  nextHref?: string | undefined
}

/**
 * Where a record stands in the list that it was opened from, with the ways to the ones beside it; J and K take them too,
 * as in the list, but not while something is written. Renders `<nav>`.
 *
 * Use it as `steps` of `RecordActions`. Use `PreviousNext` instead on the site, where neighbours have names.
 */
export function RecordSteps({
  place,
  total,
  previousHref,
  nextHref,
  className,
  ref,
  ...props
}: RecordStepsProps) {
  const intl = useIntl()
  const root = useRef<HTMLElement>(null)
  const keys = useStepKeys(root)
  return (
    <nav
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      ref={useJoinedRef(root, ref)}
      className={joinClasses(styles.root, className)}
    >
      <Step way="previous" href={previousHref} letter={keys.previous} />
      <span className={styles.place}>
        {fill(intl, messages.place, { place: intl.formatNumber(place), total: intl.formatNumber(total) })}
      </span>
      <Step way="next" href={nextHref} letter={keys.next} />
    </nav>
  )
}

/** What the steps are to a browser, and how they look. */
const ways = {
  previous: { rel: 'prev', icon: 'chevron-left' },
  next: { rel: 'next', icon: 'chevron-right' },
} as const

interface StepProps {
  way: keyof typeof ways
  href: string | undefined
  /** Its key. */
  letter: string | undefined
}

function Step({ way, href, letter }: StepProps) {
  const intl = useIntl()
  const Link = useLink()
  const { rel, icon } = ways[way]
  if (href === undefined) {
    // Where the list ends its place stays, so that the other step does not move under the pointer.
    return (
      <span aria-hidden className={styles.step}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link
      href={href}
      rel={rel}
      aria-label={intl.formatMessage(messages[way])}
      aria-keyshortcuts={letter}
      className={styles.step}
    >
      <Icon name={icon} />
    </Link>
  )
}
