import { type ComponentPropsWithRef, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { type MenuChoice, MenuTick, PanelMenu } from '../../private/PanelMenu.tsx'
import * as styles from './ListFilters.css.ts'
import { listFiltersMessages as messages } from './messages.ts'

export interface ToggleChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it leaves: "Sin imagen". */
  label: string
  /** How many there are. */
  count?: number
  /** Whether it narrows the list now. */
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  /**
   * Whether a cross says that another press lets it go; not where one of several always holds.
   * @default true
   */
  dismissible?: boolean
}

/**
 * A filter that is on or off. Renders `<span>` around a `<button>`.
 *
 * Use it inside `ListFilters`. Use `ChoiceChip` instead for a filter of several values.
 */
export function ToggleChip({
  label,
  count,
  pressed,
  onPressedChange,
  dismissible = true,
  className,
  ...props
}: ToggleChipProps) {
  return (
    <span {...props} className={joinClasses(styles.chip, className)} data-active={pressed || undefined}>
      <button
        type="button"
        aria-pressed={pressed}
        className={styles.chipPart}
        onClick={() => onPressedChange(!pressed)}
      >
        {pressed ? <span className={styles.chosen}>{label}</span> : label}
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
        {pressed && dismissible ? <Icon name="close" className={styles.small} /> : null}
      </button>
    </span>
  )
}

export interface ChoiceChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it narrows by: "Estado". */
  label: string
  /** The values to choose from. */
  choices: readonly MenuChoice[]
  /** Those that hold now; none leaves the filter out. */
  chosen: ReadonlySet<string>
  /** Called with those that are to hold. */
  onChosenChange: (chosen: ReadonlySet<string>) => void
}

/**
 * A filter of several values: opens a list to tick, and says which hold, with a cross that drops them. Renders
 * `<span>` around its buttons.
 *
 * Use it inside `ListFilters`. Use `ToggleChip` instead for on and off.
 */
export function ChoiceChip({ label, choices, chosen, onChosenChange, className, ...props }: ChoiceChipProps) {
  const intl = useIntl()
  const opener = useRef<HTMLButtonElement>(null)
  const held = choices.filter(({ value }) => chosen.has(value))
  const [only] = held
  const value =
    held.length === 1 && only
      ? only.label
      : intl.formatMessage(messages.some, { count: held.length, total: choices.length })
  return (
    <span
      {...props}
      className={joinClasses(styles.chip, className)}
      data-active={held.length > 0 || undefined}
    >
      <PanelMenu
        opener={
          <button ref={opener} type="button" className={styles.chipPart}>
            {held.length > 0 ? (
              <span>
                {label}: <span className={styles.chosen}>{value}</span>
              </span>
            ) : (
              <>
                {label}
                <Icon name="chevron-down" className={styles.small} />
              </>
            )}
          </button>
        }
      >
        {choices.map((choice) => (
          <MenuTick
            key={choice.value}
            label={choice.label}
            count={choice.count}
            checked={chosen.has(choice.value)}
            onChange={(checked) => {
              const next = new Set(chosen)
              if (checked) next.add(choice.value)
              else next.delete(choice.value)
              onChosenChange(next)
            }}
          />
        ))}
      </PanelMenu>
      {held.length > 0 ? (
        <button
          type="button"
          aria-label={intl.formatMessage(messages.remove, { filter: label })}
          className={styles.chipPart}
          onClick={() => {
            // The cross goes away with what held.
            opener.current?.focus()
            onChosenChange(new Set())
          }}
        >
          <Icon name="close" className={styles.small} />
        </button>
      ) : null}
    </span>
  )
}
