import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import * as styles from './ListFilters.css.ts'
import { listFiltersMessages as messages } from './messages.ts'

export interface ListFiltersProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** `ListSearch`. */
  search?: ReactNode
  /** `Segmented`: the one filter most used. */
  segments?: ReactNode
  /** What is said of the search, under it: "Results for “isla”". Read out when it appears. */
  note?: ReactNode
  /** The other filters, `ChoiceChip` and `ToggleChip`. */
  chips?: ReactNode
  /** How many the filters find: "38 obras". Read out when it changes. */
  found?: ReactNode
  /** "Quitar filtros"; left out while there are none. */
  onClear?: (() => void) | undefined
  /** At the end of the row: `ColumnsMenu`. */
  tools?: ReactNode
}

/**
 * What narrows a list of the panel: search and the most used filter in the first row, chips in the second;
 * what stands at the end is in the last row that there is. All of it belongs in the address. Renders `<search>`, which
 * keeps the focus when what was pressed goes away.
 *
 * Use it above a `DataTable`. For the public's lists use `FilterBar` instead.
 */
export function ListFilters({
  search,
  segments,
  note,
  chips,
  found,
  onClear,
  tools,
  className,
  ref,
  ...props
}: ListFiltersProps) {
  const intl = useIntl()
  const kept = useKeptFocus(ref)
  const end =
    found || onClear || tools ? (
      <div className={styles.end}>
        {found ? (
          <span role="status" className={styles.found}>
            {found}
          </span>
        ) : null}
        {onClear ? (
          <button type="button" className={styles.clear} onClick={onClear}>
            <FormattedMessage {...messages.clear} />
          </button>
        ) : null}
        {tools}
      </div>
    ) : null
  return (
    <search
      aria-label={intl.formatMessage(messages.label)}
      {...kept}
      {...props}
      className={joinClasses(styles.filters, className)}
    >
      {search || segments ? (
        <div className={styles.first}>
          {search}
          {segments}
          {chips ? null : end}
        </div>
      ) : null}
      {note ? (
        <p role="status" className={styles.note}>
          {note}
        </p>
      ) : null}
      {chips || (end && !search && !segments) ? (
        <div className={styles.chips}>
          {chips}
          {end}
        </div>
      ) : null}
    </search>
  )
}
