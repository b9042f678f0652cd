import { useLanguage } from '@gallery/client'
import type { BreadcrumbItem } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** The way to a section of the site: from the home page, one step. */
export function useSectionSteps(title: string): BreadcrumbItem[] {
  const intl = useIntl()
  return [{ label: intl.formatMessage({ id: 'home.title' }), href: `/${useLanguage()}` }, { label: title }]
}
