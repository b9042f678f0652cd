import { useLanguage } from '@gallery/client'
import type { NavLink } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Section } from './navigation.ts'

/** Sections as links in the page's language, the one that the visitor is in marked as current. */
export function useNavLinks(sections: readonly Section[]): NavLink[] {
  const language = useLanguage()
  const intl = useIntl()
  const current = useLocation().pathname.split('/')[2]
  return sections.map((section) => ({
    href: `/${language}/${section}`,
    label: intl.formatMessage({ id: `nav.${section}` }),
    current: section === (current === 'archive' ? 'archives' : current),
  }))
}
