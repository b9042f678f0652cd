import type { Seed } from '@gallery/client'
import { ErrorBoundary, pending } from '@gallery/client'
import { LoadingBar, VisuallyHidden } from '@gallery/ui'
import { useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoginProvider } from '../auth/LoginProvider.tsx'
import { ProofProvider } from '../auth/ProofProvider.tsx'
import { findRoute } from '../routing/findRoute.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { SitePage } from './SitePage.tsx'
import { useArrival } from './useArrival.ts'
import { useConnectionToast } from './useConnectionToast.ts'
import { useFailureToasts } from './useFailureToasts.ts'
import { useMsgToast } from './useMsgToast.ts'

/**
 * What stands around every page: header, footer, the login, the loading bar. `failed` is set when the server could
 * not make the page that is being opened; the error page then stands in its place until the visitor goes on.
 */
export function Layout({ failed }: { failed: Seed['failed'] }) {
  return (
    <LoginProvider>
      <ProofProvider>
        <Frame failed={failed} />
      </ProofProvider>
    </LoginProvider>
  )
}

function Frame({ failed }: { failed: Seed['failed'] }) {
  useConnectionToast()
  useFailureToasts()
  useMsgToast()
  const arrivedAt = useArrival()
  const loading = useSyncExternalStore(pending.subscribe, pending.now, pending.onServer)
  const { pathname, search } = useLocation()
  const [opened] = useState(pathname + search)
  const framed = findRoute(pathname)?.route.framed ?? false
  return (
    <>
      <LoadingBar active={loading} />
      <VisuallyHidden role="status">{arrivedAt}</VisuallyHidden>
      {failed && opened === pathname + search ? (
        <SitePage>
          <ErrorPage failed={failed} />
        </SitePage>
      ) : framed ? (
        <Outlet />
      ) : (
        <SitePage>
          <ErrorBoundary key={pathname} fallback={(again) => <ErrorPage again={again} />}>
            <Outlet />
          </ErrorBoundary>
        </SitePage>
      )}
    </>
  )
}
