import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Stepper } from '../../forms/Stepper/Stepper.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { joinHandlers } from '../../private/joinHandlers.ts'
import * as styles from './PartyFilter.css.ts'

const messages = {
  label: { id: 'partyFilter.label', defaultMessage: '¿Cuántos vienen?' },
  most: {
    id: 'partyFilter.most',
    defaultMessage: 'Hasta {max, plural, one {# persona} other {# personas}} por reserva',
  },
  show: { id: 'partyFilter.show', defaultMessage: 'Ver' },
} as const

export interface PartyFilterProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method' | 'onChange'> {
  /** The address that is asked for the other number, which it then has as `name` in its query. */
  action: string
  /** What else its query says, by name. */
  query?: Readonly<Record<string, string>>
  /**
   * What the number is called in the query.
   * @default 'people'
   */
  name?: string
  /** How many come now. */
  people: number
  /** How many may come on one booking. */
  max: number
  /** Called with every other number, instead of asking for the address. */
  onPeopleChange?: (people: number) => void
}

/**
 * How many come together, chosen before anything is shown for them. Without scripts a button asks for the page with the
 * other number. Renders `<form>`.
 *
 * Use it above what depends on the number. Use `Stepper` instead in a form that is sent.
 */
export function PartyFilter({
  action,
  query = {},
  name = 'people',
  people,
  max,
  onPeopleChange,
  onSubmit,
  className,
  ...props
}: PartyFilterProps) {
  return (
    <form
      {...props}
      action={action}
      method="get"
      className={joinClasses(styles.form, className)}
      onSubmit={joinHandlers(onSubmit, (event) => {
        if (onPeopleChange) event.preventDefault()
      })}
    >
      {Object.entries(query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Stepper
        name={name}
        label={<FormattedMessage {...messages.label} />}
        max={max}
        value={people}
        atMax={<FormattedMessage {...messages.most} values={{ max }} />}
        onValueChange={(value) => onPeopleChange?.(value)}
        className={styles.field}
      />
      <Button type="submit" variant="secondary" className={styles.show}>
        <FormattedMessage {...messages.show} />
      </Button>
    </form>
  )
}
