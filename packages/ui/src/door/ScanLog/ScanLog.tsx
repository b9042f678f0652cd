import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import * as styles from './ScanLog.css.ts'

const messages = {
  before: { id: 'scanLog.before', defaultMessage: 'Antes' },
} as const

/** A code that was read before. */
export interface ScannedCode {
  id: string
  /** When, an instant (ISO). */
  at: string
  /** Whose it is; nobody's where it is none of ours. */
  name?: string | undefined
  /** How many came in by it, or what was wrong with it. */
  text: ReactNode
  tone: 'ok' | 'err'
  action?: { label: ReactNode; onAct: () => void } | undefined
}

export interface ScanLogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The last one first. */
  codes: readonly ScannedCode[]
}

/**
 * The codes that were read before, with what came of each and what can still be done about it. Renders `<div>`.
 *
 * Use it under a `ScanResult`. Use `ActivityLog` instead for the panel's history.
 */
export function ScanLog({ codes, className, ref, ...props }: ScanLogProps) {
  const dates = useDates()
  const kept = useKeptFocus(ref)
  return (
    <div {...kept} {...props} className={joinClasses(styles.log, className)}>
      {codes.length === 0 ? null : (
        <>
          <h2 className={styles.label}>
            <FormattedMessage {...messages.before} />
          </h2>
          <ul>
            {codes.map(({ id, at, name, text, tone, action }) => (
              <li key={id} className={styles.row}>
                <time dateTime={at} className={styles.time}>
                  {dates.clock(at)}
                </time>
                <span className={styles.words} data-tone={tone}>
                  {name ? <b>{name}</b> : null}
                  <span className={name ? styles.text : undefined}>{text}</span>
                </span>
                {action ? (
                  <Button variant="tertiary" size="s" onClick={action.onAct}>
                    {action.label}
                  </Button>
                ) : (
                  <span />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
