import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { LedgerLine, LedgerLoading } from './LedgerLine.tsx'
import * as styles from './MovementLedger.css.ts'
import { movementLedgerMessages as messages } from './messages.ts'
import type { Movement } from './movement.ts'

export interface MovementLedgerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What happened to the work, the newest first: the first that is not struck through is its state now. */
  movements: readonly Movement[]
  /** The form that adds one, above them; "Registrar movimiento" when it is not open. */
  form?: ReactNode
  /** Called to strike one through that was a mistake, at once: its owner offers the way back. Without it none can be. */
  onStrike?: (id: string | number) => void
  /**
   * While they are on their way.
   * @default false
   */
  loading?: boolean
}

/**
 * The ledger of a work: where it was, whose it was and for how much. Renders `<section>` around a `<table>`, below
 * 1088px as cards.
 *
 * Use it on the screen of a work. Use `StatusMenu` instead for the state alone, and `Facts` for the last movement
 * in an aside.
 */
export function MovementLedger({
  movements,
  form,
  onStrike,
  loading = false,
  className,
  ref,
  ...props
}: MovementLedgerProps) {
  const intl = useIntl()
  const kept = useKeptFocus(ref)
  const label = intl.formatMessage(messages.label)
  const last = movements.find(({ struck }) => !struck)
  const waits = loading && movements.length === 0
  return (
    <section aria-label={label} {...kept} {...props} className={joinClasses(styles.ledger, className)}>
      {form ? <div className={styles.form}>{form}</div> : null}
      {movements.length === 0 && !waits ? (
        <EmptyState title={<FormattedMessage {...messages.empty} />} />
      ) : (
        <table aria-label={label} aria-busy={loading || undefined} className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <Head message={messages.date} />
              <Head message={messages.status} />
              <Head message={messages.owner} />
              <Head message={messages.price} align="end" />
              <Head message={messages.address} />
              {onStrike ? <td className={styles.headCell} /> : null}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {waits ? <LedgerLoading columns={onStrike ? 6 : 5} /> : null}
            {movements.map((movement) => (
              <LedgerLine
                key={movement.id}
                movement={movement}
                last={movement === last}
                onStrike={onStrike && (() => onStrike(movement.id))}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface HeadProps {
  message: { id: string; defaultMessage: string }
  align?: 'end'
}

function Head({ message, align }: HeadProps) {
  return (
    <th scope="col" data-align={align} className={styles.headCell}>
      <FormattedMessage {...message} />
    </th>
  )
}
