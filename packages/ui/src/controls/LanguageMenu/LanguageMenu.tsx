import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './LanguageMenu.css.ts'

const messages = {
  label: { id: 'languageMenu.label', defaultMessage: 'Idioma' },
} as const

/** A language that the site speaks. */
export interface LanguageChoice {
  /** Its code: `en`. */
  language: string
  /** Its own name for itself: `English`. */
  label: string
  /** This page in that language. */
  href: string
}

export interface LanguageMenuProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** All languages of the site; the one on the screen is left out: that of the locale or, in `en-US`, `en`. */
  languages: readonly LanguageChoice[]
}

/** The language of a locale: of `en-US`, `en`. */
const withoutRegion = (locale: string) => locale.split('-')[0]

/**
 * This page in the other languages, each under its own name. Renders `<ul>`, or nothing where there is no other.
 *
 * Use it where `Header` and `Footer`, which bring their own, are not there. Use `Menu` instead for actions.
 */
export function LanguageMenu({ languages, className, ...props }: LanguageMenuProps) {
  const intl = useIntl()
  const own =
    languages.find(({ language }) => language === intl.locale) ??
    languages.find(({ language }) => withoutRegion(language) === withoutRegion(intl.locale))
  const others = languages.filter((choice) => choice !== own)
  if (others.length === 0) return null
  return (
    <ul
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      className={joinClasses(styles.languages, className)}
    >
      {others.map(({ language, label, href }) => (
        <li key={language}>
          <Link href={href} lang={language} hrefLang={language} underline="hover">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
