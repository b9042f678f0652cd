import { ErrorBoundary, useLanguage } from '@gallery/client'
import { doorPath } from '@gallery/contract/plain'
import { LinkProvider, useLink } from '@gallery/ui'
import { Suspense, use, useEffect, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { adminRoutes } from './adminRoutes.tsx'
import { useForgottenDay } from './door/useForgottenDay.ts'
import { EnglishSteps } from './english/EnglishSteps.tsx'
import { AdminLink, OuterLinkContext } from './frame/AdminLink.tsx'
import { LeavingProvider } from './frame/LeavingProvider.tsx'
import { PanelShell, type PanelShellProps } from './frame/PanelShell.tsx'
import { ScreenFailure } from './frame/ScreenFailure.tsx'
import { ScreenLoading } from './frame/ScreenLoading.tsx'
import { screenOf } from './frame/screenOf.ts'
import { useAdminPath } from './frame/useAdminPath.ts'
import { forgetOld } from './kept/kept.ts'
import { OwnerContext } from './kept/OwnerContext.ts'
import { panelCatalogue } from './language/panelCatalogue.ts'

export interface AdminPanelProps extends Omit<PanelShellProps, 'children'> {
  /** The id of whose it is. Of somebody else it begins anew: give it as `key` too. */
  owner: number
}

/**
 * The whole panel: its texts beside those of the site around it, its frame, and the screen of the address. The door has a
 * page of its own.
 */
export function AdminPanel({ owner, ...props }: AdminPanelProps) {
  const language = useLanguage()
  const texts = use(panelCatalogue(language).load())
  const intl = useIntl()
  const isDoor = doorPath(useLocation().pathname) !== undefined
  const messages = useMemo(() => Object.assign({}, intl.messages, texts), [intl.messages, texts])
  useForgottenDay()
  useEffect(forgetOld, [])
  return (
    <IntlProvider locale={language} timeZone={intl.timeZone ?? 'UTC'} messages={messages}>
      <OwnerContext value={owner}>
        <LeavingProvider>
          <OuterLinkContext value={useLink()}>
            <LinkProvider component={AdminLink}>
              {isDoor ? (
                <Screens />
              ) : (
                <PanelShell {...props}>
                  <EnglishSteps />
                  <Screens />
                </PanelShell>
              )}
            </LinkProvider>
          </OuterLinkContext>
        </LeavingProvider>
      </OwnerContext>
    </IntlProvider>
  )
}

/** The screen of the address; '' and unknown paths lead to the events. */
function Screens() {
  const events = useAdminPath()('events')
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={screenOf(pathname)} fallback={<ScreenFailure />}>
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
