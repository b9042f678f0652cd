import { type ComponentPropsWithRef, type FormEvent, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { searchBoxMessages } from './messages.ts'
import * as styles from './SearchBox.css.ts'

export interface SearchBoxProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children' | 'defaultValue'> {
  /**
   * The field's name: the address's parameter when the form is sent without scripts.
   * @default 'q'
   */
  name?: string
  /** What is being searched for now. Give the box a `key` that changes with it. */
  defaultValue?: string
  /** What can be found: "Buscar por título, artista, lugar…". It is also the field's label. */
  placeholder: string
  /** Enter or the glass: the words, without spaces around them. Without it the form goes to its `action`. */
  onSearch?: (words: string) => void
}

/** One field to search a list with. Renders `<search>` around a `<form>`, sent by GET when there are no scripts. */
export function SearchBox({
  name = 'q',
  defaultValue,
  placeholder,
  onSearch,
  className,
  ...props
}: SearchBoxProps) {
  const intl = useIntl()
  const id = useId()

  function search(event: FormEvent<HTMLFormElement>): void {
    if (!onSearch) return
    event.preventDefault()
    const words = new FormData(event.currentTarget).get(name)
    onSearch(typeof words === 'string' ? words.trim() : '')
  }

  return (
    <search className={styles.search}>
      <form {...props} onSubmit={search} className={joinClasses(styles.form, className)}>
        <VisuallyHidden>
          <label htmlFor={id}>{placeholder}</label>
        </VisuallyHidden>
        <input
          id={id}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          enterKeyHint="search"
          className={styles.input}
        />
        <button
          type="submit"
          aria-label={intl.formatMessage(searchBoxMessages.search)}
          className={styles.button}
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
