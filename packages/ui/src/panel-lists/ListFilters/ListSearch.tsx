import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { key } from '../../private/panelMenu.css.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './ListFilters.css.ts'

export interface ListSearchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** What can be found: "Search by code, title, artist…". It is also the field's label. */
  placeholder: string
  /**
   * What is being searched for now; when it changes from outside, the field follows unless one is typing in it.
   * @default ''
   */
  words?: string
  /** Called with the words, without spaces around them, on Enter, a moment after the last key and when the field is left. */
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
  delay = 250,
  className,
  ref,
  onChange,
  onBlur,
  ...props
}: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = words
  }, [words])

  function search(text: string): void {
    clearTimeout(timer.current)
    if (text.trim() !== words) onSearch(text.trim())
  }

  return (
    <form
      className={styles.search}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        search(input.current?.value ?? '')
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
          ref={useJoinedRef(input, ref)}
          type="search"
          defaultValue={words}
          className={joinClasses(styles.input, className)}
          onChange={(event) => {
            onChange?.(event)
            const text = event.currentTarget.value
            clearTimeout(timer.current)
            timer.current = setTimeout(() => search(text), delay)
          }}
          onBlur={(event) => {
            onBlur?.(event)
            // What is pressed next goes on from there: a search that came after it would lead back.
            search(event.currentTarget.value)
          }}
        />
      </label>
      <span className={joinClasses(key, styles.slash)} aria-hidden="true">
        /
      </span>
    </form>
  )
}
