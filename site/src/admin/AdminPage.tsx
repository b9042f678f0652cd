import { LoadingBar } from '@gallery/ui'
import { Suspense, use, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useUser } from '../auth/useUser.ts'
import { useHydrated } from '../data/useHydrated.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { loadOnce } from '../loadOnce.ts'

const panel = loadOnce(() => import('./AdminPanel.tsx').then((module) => module.AdminPanel))

/**
 * The door of the panel, and all of it that the site's own files hold: whoever is no super user is led home (spec §5).
 * It asks once, at the door. Somebody whose session ends while they work signs in over what they have typed.
 */
export function AdminPage() {
  const home = `/${useLanguage()}`
  const isSuper = useUser()?.super === true
  const [wasLetIn] = useState(isSuper)
  const hydrated = useHydrated()
  if (!wasLetIn && !isSuper) return <Navigate to={home} replace />
  if (!hydrated) return <LoadingBar active />
  return (
    <Suspense fallback={<LoadingBar active />}>
      <Panel />
    </Suspense>
  )
}

function Panel() {
  const AdminPanel = use(panel.load())
  return <AdminPanel />
}
