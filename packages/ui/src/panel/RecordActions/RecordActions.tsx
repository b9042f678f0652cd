import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { type MoreAction, MoreMenu } from '../../private/MoreMenu.tsx'
import * as styles from './RecordActions.css.ts'

const messages = {
  more: { id: 'recordActions.more', defaultMessage: 'Más' },
} as const

export interface RecordActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The ways to the records before and after it. */
  steps?: ReactNode
  /** Opens what happened to it. */
  history: ReactNode
  /** Leads to it on the site. */
  view?: ReactNode
  /** Behind three dots. */
  more: readonly MoreAction[]
  /** The switches that show or hide it. */
  state?: ReactNode
  /** The one thing that is done most. */
  primary?: ReactNode
}

/**
 * What can be done with a record, in one order on every screen: the records beside it, its history, the site, the rest
 * behind three dots, whether it is shown, and the main thing last. Renders `<div>`.
 *
 * Use it as `actions` of the `ScreenTitle` of a record. Use plain buttons instead on a list's screen.
 */
export function RecordActions({
  steps,
  history,
  view,
  more,
  state,
  primary,
  className,
  ...props
}: RecordActionsProps) {
  const intl = useIntl()
  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      {steps}
      {history}
      {view}
      <MoreMenu label={intl.formatMessage(messages.more)} actions={more} />
      {state}
      {primary}
    </div>
  )
}
