import { loadOnce, useHydrated, useLanguage, useOwner, useUser } from '@gallery/client'
import { LoadingBar } from '@gallery/ui'
import { Suspense, use, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { PanelDoor } from '../auth/factors/PanelDoor.tsx'
import { SignInDoor } from '../auth/SignInDoor.tsx'
import { toldHome } from '../auth/toldHome.ts'
import { useOtherTabs } from '../auth/useOtherTabs.ts'
import { useSignOut } from '../auth/useSignOut.ts'
import { PageHead } from '../head/PageHead.tsx'
import { SitePage } from '../layout/SitePage.tsx'
import { useLanguageChoices } from '../layout/useLanguageChoices.ts'

const panel = loadOnce(() => import('@gallery/panel').then((module) => module.AdminPanel))

/**
 * The door of the panel, and all of it that the site's own files hold: who is not signed in is asked to, of a super user
 * a second factor is asked for, and whoever is none is led home and told why. Somebody whose session ends while they work
 * signs in over what they have typed; of somebody else the panel begins anew.
 */
export function AdminPage() {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const isSuper = user?.super === true
  const awaits = user?.awaits ?? null
  const owner = useOwner()
  useOtherTabs()
  const [letIn, setLetIn] = useState(isSuper ? owner : undefined)
  if (isSuper && letIn !== owner) setLetIn(owner)
  const [wasOut] = useState(letIn === undefined)
  const hydrated = useHydrated()
  if (user && !isSuper && awaits === null) return <Navigate to={toldHome(language, intl)} replace />
  // A proof is asked for over the panel that stands, whose calls are refused meanwhile.
  if (letIn === undefined || letIn !== owner || awaits === 'choice' || awaits === 'factor') {
    return <SitePage>{awaits === null ? <SignInDoor /> : <PanelDoor awaits={awaits} />}</SitePage>
  }
  if (!hydrated) return <OnTheWay />
  return (
    <Suspense fallback={<OnTheWay />}>
      <Panel key={letIn} owner={letIn} afterDoor={wasOut} />
    </Suspense>
  )
}

/** What stands there until the panel's own files are here, which then names its screens. */
function OnTheWay() {
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'nav.admin' })} />
      <LoadingBar active />
    </>
  )
}

function Panel({ owner, afterDoor }: { owner: number; afterDoor: boolean }) {
  const AdminPanel = use(panel.load())
  // What had the focus goes with the door, or with its dialog.
  useEffect(() => {
    const { activeElement, body } = document
    if (!afterDoor || (activeElement !== body && !activeElement?.closest('[inert]'))) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [afterDoor])
  return <AdminPanel owner={owner} languages={useLanguageChoices()} onSignOut={useSignOut()} />
}
