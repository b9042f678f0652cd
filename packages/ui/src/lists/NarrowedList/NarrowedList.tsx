import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Columns } from '../../layout/Columns/Columns.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { ListShareContext } from '../../private/TileSpaceContext.ts'
import { fold, sign } from '../FilterLinks/FilterLinks.css.ts'
import * as styles from './NarrowedList.css.ts'

const messages = {
  fold: {
    id: 'narrowedList.fold',
    defaultMessage: 'Filtrar y ordenar{chosen, plural, =0 {} one {: # filtro} other {: # filtros}}',
  },
} as const

export interface NarrowedListProps extends ComponentPropsWithRef<'div'> {
  /**
   * What the list can be narrowed to and the orders that it can have: `FilterLinks` in `rows`. Without any, as where
   * nothing is found, the list has the whole width.
   */
  filters: ReactNode
  /**
   * How many of the filters narrow it now: said while they are folded.
   * @default 0
   */
  chosen?: number
  /** The list. */
  children?: ReactNode
}

/**
 * A list with what it can be narrowed to at its left, from 1088px on; below, the filters are folded above it, and open
 * without scripts too. Renders `<div>`.
 *
 * Use it around a long list with several `FilterLinks`. Use `FilterLinks` alone instead for one or two, and `FilterBar`
 * above it where words are typed.
 */
export function NarrowedList({ filters, chosen = 0, children, ...props }: NarrowedListProps) {
  if (!filters) return <div {...props}>{children}</div>
  return (
    <Columns {...props} split="3/9" from="desktop">
      <details data-screen className={joinClasses(fold, styles.standing)}>
        <summary className={styles.opener}>
          <FormattedMessage {...messages.fold} values={{ chosen }} />
          <Icon name="chevron-down" className={sign} />
        </summary>
        <div className={styles.filters}>{filters}</div>
      </details>
      <div className={styles.list}>
        <ListShareContext value={0.73}>{children}</ListShareContext>
      </div>
    </Columns>
  )
}
