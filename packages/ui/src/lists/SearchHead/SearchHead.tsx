import { type ComponentPropsWithRef, type FormEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useTyping } from '../../forms/SearchBox/useTyping.ts'
import { Container } from '../../layout/Container/Container.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useValueOf } from '../../private/useValueOf.ts'
import * as styles from './SearchHead.css.ts'

const messages = {
  clear: { id: 'searchHead.clear', defaultMessage: 'Borrar la búsqueda' },
  found: {
    id: 'searchHead.found',
    defaultMessage: '{found, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  },
  /** Nothing was found by the words that were asked. */
  instead: { id: 'searchHead.instead', defaultMessage: 'Resultados para «{instead}»: {found, number}' },
  placeholder: { id: 'searchHead.placeholder', defaultMessage: 'Buscar' },
  scope: { id: 'searchHead.scope', defaultMessage: 'Muestras, eventos, artistas, obras y archivo' },
  search: { id: 'searchHead.search', defaultMessage: 'Buscar' },
  title: { id: 'searchHead.title', defaultMessage: 'Buscar en todo el sitio' },
} as const

export interface SearchHeadProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** What is being searched for now. */
  words: string
  /** How many things were found; undefined while that is not known, or nothing was asked. */
  found?: number
  /** What was searched for in place of `words`, when nothing was found by those: said with how much was found. */
  instead?: string
  /** Called at every pause of 250 ms while the visitor types, and by Enter. Without scripts the form goes to `action`. */
  onQuery?: (words: string) => void
}

/**
 * The head of the search page: the words themselves, as large as a title, and how much was found. Renders
 * `<search>` around a `<form>` with the page's `h1`.
 *
 * Use it on the page that searches everything. To search one list use `SearchBox` instead.
 */
export function SearchHead({ words, found, instead, onQuery, className, ...props }: SearchHeadProps) {
  const intl = useIntl()
  const id = useId()
  const typing = useTyping(words, onQuery)
  const field = useValueOf<HTMLInputElement>(words, typing.isEcho)

  function search(event: FormEvent<HTMLFormElement>): void {
    if (!onQuery) return
    event.preventDefault()
    const typed = (field.current?.value ?? '').trim()
    typing.stop(typed)
    onQuery(typed)
  }

  function clear(): void {
    if (field.current) field.current.value = ''
    field.current?.focus()
    typing.stop('')
    onQuery?.('')
  }

  return (
    <search>
      <Container>
        <form {...props} onSubmit={search} className={joinClasses(styles.form, className)}>
          <h1 className={hidden}>
            <label htmlFor={id}>
              <FormattedMessage {...messages.title} />
            </label>
          </h1>
          <div className={styles.row}>
            <button type="submit" aria-label={intl.formatMessage(messages.search)} className={styles.tool}>
              <Icon name="search" size="l" />
            </button>
            <input
              id={id}
              ref={field}
              type="search"
              name="q"
              defaultValue={words}
              onInput={(event) => typing.type(event.currentTarget.value.trim())}
              onBlur={typing.leave}
              enterKeyHint="search"
              autoComplete="off"
              placeholder={intl.formatMessage(messages.placeholder)}
              className={styles.input}
            />
            {words === '' ? null : (
              <button
                type="button"
                onClick={clear}
                aria-label={intl.formatMessage(messages.clear)}
                className={styles.tool}
              >
                <Icon name="close" size="l" />
              </button>
            )}
          </div>
          <div className={styles.foot}>
            <p role="status">
              {found === undefined ? null : instead === undefined ? (
                <FormattedMessage {...messages.found} values={{ found }} />
              ) : (
                <FormattedMessage {...messages.instead} values={{ instead, found }} />
              )}
            </p>
            <p className={styles.scope}>
              <FormattedMessage {...messages.scope} />
            </p>
          </div>
        </form>
      </Container>
    </search>
  )
}
