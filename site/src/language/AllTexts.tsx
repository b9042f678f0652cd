import { useLanguage } from '@gallery/client'
import type { ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import { useCatalogue } from './catalogues.ts'
import { intlOf } from './intlOf.ts'

/** Around what says personal texts: waits for them where they are not here yet. */
export function AllTexts({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const messages = useCatalogue(language, 'all')
  const { timeZone = 'UTC' } = useIntl()
  return <RawIntlProvider value={intlOf(language, messages, timeZone)}>{children}</RawIntlProvider>
}
