import { LinkProvider } from '@gallery/ui'
import { Suspense, use } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useLanguage } from '../language/LanguageContext.ts'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import { adminRoutes } from './adminRoutes.tsx'
import { EnglishSteps } from './english/EnglishSteps.tsx'
import { AdminLink } from './frame/AdminLink.tsx'
import { LeavingProvider } from './frame/LeavingProvider.tsx'
import { PanelShell } from './frame/PanelShell.tsx'
import { panelCatalogue } from './frame/panelCatalogue.ts'
import { ScreenFailure } from './frame/ScreenFailure.tsx'
import { ScreenLoading } from './frame/ScreenLoading.tsx'
import { useAdminPath } from './frame/useAdminPath.ts'

/** The whole panel: its texts, its frame, and the screen of the address. */
export function AdminPanel() {
  const language = useLanguage()
  const texts = use(panelCatalogue(language).load())
  const intl = useIntl()
  return (
    <IntlProvider locale={language} timeZone={intl.timeZone ?? 'UTC'} messages={texts}>
      <LeavingProvider>
        <LinkProvider component={AdminLink}>
          <PanelShell>
            <EnglishSteps />
            <Screens />
          </PanelShell>
        </LinkProvider>
      </LeavingProvider>
    </IntlProvider>
  )
}

/** The screen of the address; '' and unknown paths lead to the events. */
function Screens() {
  const events = useAdminPath()('events')
  const { pathname } = useLocation()
  // A record's sections are one screen: what is typed, and the focus, outlive the way from one to the next.
  const screen = pathname.split('/').slice(0, 5).join('/')
  return (
    <ErrorBoundary key={screen} fallback={<ScreenFailure />}>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          {adminRoutes.map(({ path, screen: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<Navigate to={events} replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
