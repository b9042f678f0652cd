import type { ComponentPropsWithRef, FormEvent } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useTyping } from '../../forms/SearchBox/useTyping.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { key } from '../../private/panelMenu.css.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useValueOf } from '../../private/useValueOf.ts'
import * as styles from './ListFilters.css.ts'

export interface ListSearchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** What can be found: "Search by code, title, artist…". It is also the field's label. */
  placeholder: string
  /**
   * What is being searched for now. When it changes from outside the field shows it, and keeps the focus; what
   * `onSearch` was called with may come back late.
   * @default ''
   */
  words?: string
  /**
   * Called with the words, without spaces around them, on Enter, a moment after the last key and when the field is left;
   * never twice with the same. Who does not search for them after all resets the field's form, which brings back `words`.
   */
  onSearch: (words: string) => void
  /**
   * How long that moment is, in milliseconds.
   * @default 250
   */
  delay?: number
}

/**
 * The search of a list of the panel, which narrows while one types. Renders `<form>` around `<input
 * type="search">`, which gets the ref (for `DataTable`'s `/`) and every other prop.
 *
 * Use it inside `ListFilters`. Use `SearchBox` instead on the public's pages.
 */
export function ListSearch({
  placeholder,
  words = '',
  onSearch,
  delay,
  className,
  ref,
  onChange,
  onBlur,
  ...props
}: ListSearchProps) {
  const typing = useTyping(words, onSearch, delay)
  const field = useValueOf<HTMLInputElement>(words, typing.isEcho)

  return (
    <form
      className={styles.search}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        typing.leave()
      }}
      onReset={() => {
        typing.stop(words)
        // React hears of no key that brings back the text from before a reset, unless it saw the field change.
        if (field.current) field.current.value = words
      }}
    >
      <label>
        <VisuallyHidden>{placeholder}</VisuallyHidden>
        <Icon name="search" className={styles.glass} />
        <input
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          {...props}
          ref={useJoinedRef(field, ref)}
          type="search"
          defaultValue={words}
          className={joinClasses(styles.input, className)}
          onChange={(event) => {
            onChange?.(event)
            typing.type(event.currentTarget.value.trim())
          }}
          onBlur={(event) => {
            onBlur?.(event)
            typing.leave()
          }}
        />
      </label>
      <span className={joinClasses(key, styles.slash)} aria-hidden="true">
        /
      </span>
    </form>
  )
}
