import { type ReactNode, Suspense } from 'react'
import { IntlProvider } from 'react-intl'
import { DocsLanguageContext, docsLanguageOf } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as styles from '../packages/ui/src/stories/docs/docs.css.ts'
import { catalogues, storyLanguage, storyTimeZone } from '../packages/ui/src/stories/say.ts'
import { useGlobals } from './globals.ts'

/** What is around every page of the documentation: the language that the toolbar chose, and the look of a page. */
export function DocsRoot({ children }: { children: ReactNode }) {
  const language = storyLanguage(useGlobals())
  const read = docsLanguageOf(language)
  return (
    <DocsLanguageContext value={read}>
      <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
        <div className={`sb-unstyled ${styles.page}`} lang={read}>
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      </IntlProvider>
    </DocsLanguageContext>
  )
}
