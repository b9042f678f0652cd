import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { ring } from '../../private/ring.css.ts'
import * as styles from './ChoiceCards.css.ts'

/** One of the ways to choose from. */
export interface CardChoice {
  value: string
  /** A few words: "Today’s". */
  label: ReactNode
  /** What it means. */
  hint?: ReactNode
}

export interface ChoiceCardsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** What is chosen: "Price". */
  legend: ReactNode
  /** Two to four. */
  choices: readonly CardChoice[]
  /** The value of the one that is chosen. */
  value: string
  /** Called with the value of the one that is chosen now. */
  onValueChange: (value: string) => void
}

/**
 * A choice that is worth a sentence each, in boxes one under the other. Renders `<fieldset>`.
 *
 * Use it where each way has a meaning that must be read. Use `Select` instead for plain words, and `Switch` for on
 * or off.
 */
export function ChoiceCards({
  legend,
  choices,
  value,
  onValueChange,
  className,
  ...props
}: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset {...props} className={joinClasses(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value} className={styles.card}>
          <label className={styles.label}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              aria-describedby={choice.hint ? `${id}-${choice.value}` : undefined}
              className={ring}
            />
            <span className={styles.words}>{choice.label}</span>
          </label>
          {choice.hint ? (
            <div id={`${id}-${choice.value}`} className={styles.hint}>
              {choice.hint}
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  )
}
