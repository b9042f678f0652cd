import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { control } from '../../forms/Field/Field.css.ts'
import { Field, useField } from '../../forms/Field/Field.tsx'
import { formValues } from '../../forms/Form/formErrors.ts'
import { select } from '../../forms/Select/Select.css.ts'
import type { SelectOption } from '../../forms/Select/Select.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useValueOf } from '../../private/useValueOf.ts'
import * as styles from './FilterBar.css.ts'
import { FilterNotice, type FilterNoticeProps } from './FilterNotice.tsx'
import { filterBarMessages as messages } from './messages.ts'

export interface FilterBarProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'>,
    Omit<FilterNoticeProps, 'filters'> {
  /** The kinds to choose from, without "all". Without any, the bar has only the words. */
  kinds?: readonly SelectOption[]
  /**
   * The kind that filters now; empty for all.
   * @default ''
   */
  kind?: string
  /**
   * What is being searched for now.
   * @default ''
   */
  words?: string
  /**
   * The name of the kind in what is sent: the address's parameter.
   * @default 'k'
   */
  kindName?: string
  /**
   * The name of the words in what is sent.
   * @default 'q'
   */
  wordsName?: string
  /** Further short fields of yours, between the words and the button: two years. */
  children?: ReactNode
  /** What else narrows the list, in words, from links beside it: said with the kind and the words. */
  chosen?: readonly string[]
  /** What of the address stays when the form is sent without scripts, by name: an order, what `chosen` says. */
  kept?: Readonly<Record<string, string>>
  /** What can be found: "Search by name, artist, place…". */
  placeholder?: string
  /** Called with the filters when they are asked for, and with what every field says by its name (`values`). Without it the form goes to its `action`, by GET. */
  onFilter?: (filters: { kind: string; words: string; values: Readonly<Record<string, string>> }) => void
}

/**
 * Narrows a list by kind and words, and says while it does. Renders `<search>` around a `<form>`, which gets the
 * ref and every other prop, and the notice.
 *
 * Use it above a list that can be narrowed in two ways. Use `SearchBox` instead when words are the only way.
 */
export function FilterBar({
  kinds = [],
  kind = '',
  words = '',
  kindName = 'k',
  wordsName = 'q',
  children,
  chosen = [],
  kept = {},
  placeholder,
  onFilter,
  things,
  found,
  total,
  clearHref,
  onClear,
  className,
  ...props
}: FilterBarProps) {
  const intl = useIntl()
  const kindField = useField(kindName, undefined, {})
  const wordsField = useField(wordsName, undefined, {})
  const kindControl = useValueOf<HTMLSelectElement>(kind)
  const wordsControl = useValueOf<HTMLInputElement>(words)
  const button = useRef<HTMLButtonElement>(null)
  const chosenKind = kinds.find((option) => option.value === kind)
  const filters = [
    chosenKind?.label,
    words === '' ? undefined : intl.formatMessage(messages.quoted, { words }),
    ...chosen,
  ].filter((filter) => filter !== undefined)

  function filter(event: FormEvent<HTMLFormElement>): void {
    if (!onFilter) return
    event.preventDefault()
    const values = formValues(new FormData(event.currentTarget))
    onFilter({ kind: values[kindName] ?? '', words: (values[wordsName] ?? '').trim(), values })
  }

  return (
    <search>
      <form
        {...props}
        onSubmit={filter}
        data-without-kinds={kinds.length === 0 || undefined}
        data-more={children ? true : undefined}
        className={joinClasses(styles.form, className)}
      >
        {kinds.length > 0 ? (
          <Field field={kindField} label={<FormattedMessage {...messages.kind} />}>
            <select
              id={kindField.control.id}
              name={kindName}
              ref={kindControl}
              defaultValue={kind}
              className={joinClasses(control, select)}
            >
              <option value="">{intl.formatMessage(messages.everyKind)}</option>
              {kinds.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
          </Field>
        ) : null}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field field={wordsField} label={<FormattedMessage {...messages.words} />}>
          <input
            id={wordsField.control.id}
            name={wordsName}
            ref={wordsControl}
            type="text"
            enterKeyHint="search"
            defaultValue={words}
            placeholder={placeholder}
            className={control}
          />
        </Field>
        {children ? <div className={styles.more}>{children}</div> : null}
        <Button type="submit" ref={button} className={styles.ask}>
          <FormattedMessage {...messages.search} />
        </Button>
      </form>
      <FilterNotice
        filters={filters}
        things={things}
        found={found}
        total={total}
        clearHref={clearHref}
        onClear={() => {
          // What was pressed goes away with the filters; the fields would open a phone's keyboard.
          button.current?.focus()
          onClear?.()
        }}
      />
    </search>
  )
}
