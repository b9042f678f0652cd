import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { bar } from '../../panel/FootBar/FootBar.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { TickBox } from '../../private/TickBox.tsx'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import * as styles from './BulkBar.css.ts'
import { BulkMore } from './BulkMore.tsx'
import { type BulkAction, buttonsIn } from './barWidth.ts'
import { bulkBarMessages as messages } from './messages.ts'
import { useReturnedFocus } from './useReturnedFocus.ts'

export interface BulkBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many records are ticked, on this page and on others. With none there is no bar. */
  count: number
  /**
   * Says so: "5 obras elegidas".
   * @default '5 elegidos'
   */
  label?: string
  /** How many records the filter finds; with `onChooseAll`, the bar offers to tick them all. */
  total?: number
  onChooseAll?: () => void
  /**
   * "Choose all 38".
   * @default 'Elegir todo (38)'
   */
  chooseAllLabel?: string
  /** Unticks everything. */
  onClear: () => void
  /** What can be done with them, the most used first. Those without space go to "More actions". */
  actions: readonly BulkAction[]
  /** The one with the cut corner. */
  primary?: BulkAction
}

/**
 * What can be done with all that is ticked in a table, at the foot of the screen, in the place of the `SaveBar` and
 * never beside it. Renders `<section>`, or nothing while nothing is ticked: then the focus goes back to what was
 * ticked first. Make it the last child of the screen.
 *
 * Use it with a `DataTable` whose rows can be ticked. For one record use the row's menu instead.
 */
export function BulkBar({
  count,
  label,
  total,
  onChooseAll,
  chooseAllLabel,
  onClear,
  actions,
  primary,
  className,
  ref,
  ...props
}: BulkBarProps) {
  const intl = useIntl()
  const kept = useKeptFocus(ref)
  useReturnedFocus(count > 0)
  if (count === 0) return null
  const offersAll = onChooseAll && total !== undefined && total > count
  return (
    <section
      aria-label={intl.formatMessage(messages.label)}
      data-foot-bar=""
      {...kept}
      {...props}
      className={joinClasses(bar, className)}
    >
      <div className={styles.count}>
        <TickBox
          checked={total === count}
          mixed={total !== count}
          label={intl.formatMessage(messages.clear)}
          onChange={onClear}
        />
        <span role="status" className={styles.words}>
          {label ?? <FormattedMessage {...messages.chosen} values={{ count }} />}
        </span>
        {offersAll ? (
          <button type="button" className={styles.all} onClick={onChooseAll}>
            {chooseAllLabel ?? <FormattedMessage {...messages.chooseAll} values={{ total }} />}
          </button>
        ) : null}
      </div>
      <div className={styles.buttons}>
        {actions.slice(0, buttonsIn('wide', actions)).map((action, place) => (
          <Button
            key={action.label}
            size="s"
            variant="secondary"
            busy={action.busy}
            onClick={action.onAct}
            className={styles.shownFrom[shownFrom(place, actions)]}
          >
            {action.label}
          </Button>
        ))}
        <BulkMore actions={actions} primary={primary} />
        {primary ? (
          <Button size="s" busy={primary.busy} onClick={primary.onAct} className={styles.shownFrom.desktop}>
            {primary.label}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function shownFrom(place: number, actions: readonly BulkAction[]): keyof typeof styles.shownFrom {
  if (place < buttonsIn('narrow', actions)) return 'always'
  return place < buttonsIn('medium', actions) ? 'desktop' : 'wide'
}
