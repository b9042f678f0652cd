import { type ComponentPropsWithRef, useRef } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as tabs from '../Tabs/Tabs.css.ts'
import * as styles from './StepTabs.css.ts'
import { useTabInSight } from './useTabInSight.ts'

/** A step of several. */
export interface Step {
  /** "Columnas". */
  label: string
  /** Where it is; without it the step cannot be gone to yet. */
  href?: string
  /**
   * Whether it is the one on the screen.
   * @default false
   */
  current?: boolean
  /**
   * Whether it is behind.
   * @default false
   */
  done?: boolean
}

export interface StepTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the steps lead to, for screen readers: "Steps of the import". */
  label: string
  /** The steps, in order; they are numbered. */
  steps: readonly Step[]
}

/**
 * The steps of a piece of work, numbered, those behind with a tick. Renders `<nav>` around `<ol>`.
 *
 * Use it where one step needs the one before. Use `RecordFold` instead for the parts of a record, in any order.
 */
export function StepTabs({ label, steps, ...props }: StepTabsProps) {
  const Link = useLink()
  const list = useRef<HTMLOListElement>(null)
  useTabInSight(list, steps.find(({ current }) => current)?.label)
  return (
    <nav aria-label={label} {...props}>
      <ol ref={list} className={tabs.list}>
        {steps.map(({ label: name, href, current, done }, at) => {
          const words = (
            <>
              <span className={styles.number}>{at + 1}</span>
              {name}
              {done ? <Icon name="check" /> : null}
            </>
          )
          return (
            <li key={name}>
              {href === undefined ? (
                <span
                  className={joinClasses(tabs.tab, done || current ? undefined : styles.ahead)}
                  aria-current={current ? 'step' : undefined}
                >
                  {words}
                </span>
              ) : (
                <Link href={href} className={tabs.tab} aria-current={current ? 'step' : undefined}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
