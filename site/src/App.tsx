// biome-ignore lint/style/noRestrictedImports: the kit's typeface, which it leaves to each site to load.
import '@gallery/ui/fonts.css'
import {
  Clock,
  ClockContext,
  cacheOf,
  type DrawAgain,
  ErrorBoundary,
  Failure,
  Freshness,
  FreshnessContext,
  LanguageContext,
  type Opening,
  readNow,
  report,
  type Seed,
  SentContext,
  useLanguage,
  useSite,
} from '@gallery/client'
import type { Language } from '@gallery/contract'
import { languageOf } from '@gallery/contract/plain'
import { LinkProvider, Page, ToastProvider } from '@gallery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { firstToasts } from './firstToasts.ts'
import { PagePathsProvider } from './head/PagePaths.tsx'
import { spokenLanguage, useCatalogue } from './language/catalogues.ts'
import { intlOf } from './language/intlOf.ts'
import { useChosenLanguage } from './language/useChosenLanguage.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { RouterLink } from './layout/RouterLink.tsx'
import { findRoute } from './routing/findRoute.ts'

/**
 * The site, the same on the server and in the browser but for the router around it. `seed` is what the server has
 * read for the page, `opening` how it came to the browser.
 */
export function App({ seed, opening }: { seed: Seed; opening?: Opening }) {
  const [cache] = useState(() => cacheOf(seed.entries))
  const [freshness] = useState(() => new Freshness(opening?.isKept ? [] : seed.entries))
  const [clock] = useState(() => new Clock(seed.now, opening?.lead))
  const { pathname, search } = useLocation()
  const [opened] = useState(pathname + search)
  const language = languageOf(pathname)
  useChosenLanguage(language)
  if (!language) return <Navigate to="/es" replace />
  return (
    <FreshnessContext value={freshness}>
      <ClockContext value={clock}>
        <SWRConfig
          value={{
            provider: () => cache,
            fetcher: readNow,
            // Not in the fetcher: what was read ahead fails when it is wanted.
            onError: (error) => {
              if (error instanceof Failure) report(error)
            },
            revalidateOnFocus: false,
            shouldRetryOnError: false,
          }}
        >
          <ErrorBoundary of={language} fallback={(again) => <Unspoken language={language} again={again} />}>
            <Localised language={language}>
              <LinkProvider component={RouterLink}>
                <ToastProvider initial={firstToasts(pathname, search)}>
                  {/* In another language all begins anew but what was said: what was on its way is still told. */}
                  <PagePathsProvider key={language} opened={seed.paths}>
                    {/* Of the page that answered the form alone: gone as soon as the visitor goes on. */}
                    <SentContext value={opened === pathname + search ? seed.sent : undefined}>
                      <Pages seed={seed} />
                    </SentContext>
                  </PagePathsProvider>
                </ToastProvider>
              </LinkProvider>
            </Localised>
          </ErrorBoundary>
        </SWRConfig>
      </ClockContext>
    </FreshnessContext>
  )
}

/** Texts in the language of the address, dates in the gallery's zone wherever the visitor is. */
function Localised({ language, children }: { language: Language; children: ReactNode }) {
  const messages = useCatalogue(language, 'common')
  const site = useSite()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <RawIntlProvider value={intlOf(language, messages, site?.timeZone ?? 'UTC')}>
        {children}
      </RawIntlProvider>
    </LanguageContext>
  )
}

/** The error page alone, when not even what stands around pages can be drawn: texts that did not come, above all. */
function Unspoken({ language, again }: { language: Language; again: DrawAgain }) {
  return (
    <Localised language={spokenLanguage(language)}>
      <Page>
        <ErrorPage again={again} />
      </Page>
    </Localised>
  )
}

/** Nothing shows before the site options are there; a page comes with them. */
function Pages({ seed }: { seed: Seed }) {
  const site = useSite()
  const { pathname } = useLocation()
  const found = findRoute(pathname)?.route
  if (!site) return seed.failed ? <ErrorPage failed={seed.failed} /> : null
  return (
    <Routes>
      <Route path="/:language" element={<Layout failed={seed.failed} />}>
        {/* The router would rank the whole table again each time. */}
        {found ? <Route path={found.path} element={<found.page.Page />} /> : null}
        <Route path="*" element={<ToHome />} />
      </Route>
    </Routes>
  )
}

/** Paths without a page lead to the home page. */
function ToHome() {
  return <Navigate to={`/${useLanguage()}`} replace />
}
