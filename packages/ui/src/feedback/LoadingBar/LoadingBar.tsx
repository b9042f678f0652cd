import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { useLate } from '../../private/useLate.ts'
import { bar } from './LoadingBar.css.ts'

const messages = {
  label: { id: 'loadingBar.label', defaultMessage: 'Cargando…' },
} as const

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is being loaded now. */
  active: boolean
  /**
   * How long it waits before it shows, in milliseconds: what is quick needs no bar.
   * @default 400
   */
  delay?: number
}

/**
 * A 2px ink bar at the top of the window while data is on its way. Renders `<div role="progressbar">`, or nothing.
 *
 * Use it once, for whatever the page is waiting for. Use `Skeleton` instead to keep the space of one thing, and a
 * busy `Button` for what the visitor has just sent.
 */
export function LoadingBar({ active, delay = 400, className, ...props }: LoadingBarProps) {
  const intl = useIntl()
  const late = useLate(active, delay)
  if (!late) return null
  // It belongs to no landmark, and is known over a dialog too, whose content may be what is waited for.
  return (
    <div
      role="progressbar"
      aria-live="polite"
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      className={joinClasses(bar, className)}
    />
  )
}
