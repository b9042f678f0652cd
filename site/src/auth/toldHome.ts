import type { Language } from '@gallery/contract'
import type { IntlShape } from 'react-intl'

/** The home page, which says that the page that was asked for is not for whoever is signed in. */
export function toldHome(language: Language, intl: Pick<IntlShape, 'formatMessage'>): string {
  return `/${language}?${new URLSearchParams({ msg: intl.formatMessage({ id: 'failure.notAllowed' }) })}`
}
