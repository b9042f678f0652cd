import { type ComponentPropsWithRef, type FormEvent, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useValueOf } from '../../private/useValueOf.ts'
import { control } from '../Field/Field.css.ts'
import * as styles from './SearchBox.css.ts'
import { useTyping } from './useTyping.ts'

const messages = {
  search: { id: 'searchBox.search', defaultMessage: 'Buscar' },
} as const

export interface SearchBoxProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children' | 'defaultValue'> {
  /**
   * The field's name: the address's parameter when the form is sent without scripts.
   * @default 'q'
   */
  name?: string
  /**
   * What is being searched for now. When it changes the field shows it, and keeps the focus.
   * @default ''
   */
  defaultValue?: string
  /** What can be found: "Search by title, artist, place…". It is also the field's label. */
  placeholder: string
  /** Enter or the glass: the words, without spaces around them. Without it the form goes to its `action`. */
  onSearch?: (words: string) => void
  /**
   * Called while the visitor types, at every pause of 250 ms, with the words without spaces around them: to search
   * without Enter, which still does what it does.
   */
  onQuery?: (words: string) => void
}

/**
 * One field to search a list with. Renders `<search>` around a `<form>`, sent by GET when there are no scripts.
 *
 * Use it above a list with words as its only filter. Use `FilterBar` instead when there is a kind to choose too, and
 * the panel's `EntityPicker` to choose a record in a form.
 */
export function SearchBox({
  name = 'q',
  defaultValue = '',
  placeholder,
  onSearch,
  onQuery,
  className,
  ...props
}: SearchBoxProps) {
  const intl = useIntl()
  const id = useId()
  const typing = useTyping(defaultValue, onQuery)
  const field = useValueOf<HTMLInputElement>(defaultValue, typing.isEcho)

  function search(event: FormEvent<HTMLFormElement>): void {
    const words = (field.current?.value ?? '').trim()
    typing.stop(words)
    if (!onSearch) return
    event.preventDefault()
    onSearch(words)
  }

  return (
    <search className={styles.search}>
      <form {...props} onSubmit={search} className={joinClasses(styles.form, className)}>
        <VisuallyHidden>
          <label htmlFor={id}>{placeholder}</label>
        </VisuallyHidden>
        <input
          id={id}
          ref={field}
          type="search"
          name={name}
          defaultValue={defaultValue}
          onInput={(event) => typing.type(event.currentTarget.value.trim())}
          onBlur={typing.leave}
          placeholder={placeholder}
          enterKeyHint="search"
          className={joinClasses(control, styles.input)}
        />
        <button type="submit" aria-label={intl.formatMessage(messages.search)} className={styles.button}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
