import { AppShell, usePaletteKey } from '@gallery/ui/admin'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignOut } from '../../auth/useSignOut.ts'
import { useUser } from '../../auth/useUser.ts'
import { useLoadedSite } from '../../data/useSite.ts'
import { useLanguage } from '../../language/LanguageContext.ts'
import { PageHead } from '../../layout/PageHead.tsx'
import { useLanguageChoices } from '../../layout/useLanguageChoices.ts'
import { ScreenNameContext } from './ScreenNameContext.ts'
import { useAdminPath } from './useAdminPath.ts'
import { useNavGroups } from './useNavGroups.ts'

const PanelPalette = lazy(() =>
  import('../palette/PanelPalette.tsx').then((module) => ({ default: module.PanelPalette }))
)

/** The kit's frame with this gallery's screens, counts and user. What is waited for is told by the site's own bar. */
export function PanelShell({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const { options } = useLoadedSite()
  const user = useUser()
  const groups = useNavGroups()
  const [named, setNamed] = useState<string | null>(null)
  const screen = groups.flatMap(({ links }) => links).find(({ current }) => current)
  const signOut = useSignOut()
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never')
  const openPalette = useCallback(() => setPalette('open'), [])
  usePaletteKey(openPalette)
  return (
    <>
      <PageHead title={named ?? screen?.label ?? intl.formatMessage({ id: 'nav.admin' })} />
      <AppShell
        name={options.name}
        homeHref={path('events')}
        groups={groups}
        onGo={openPalette}
        user={user?.display ?? intl.formatMessage({ id: 'admin.signedOut' })}
        siteHref={`/${language}`}
        languages={useLanguageChoices()}
        onSignOut={signOut}
      >
        <ScreenNameContext value={setNamed}>{children}</ScreenNameContext>
      </AppShell>
      {palette === 'never' ? null : (
        <Suspense fallback={null}>
          <PanelPalette
            open={palette === 'open'}
            onOpenChange={(open) => setPalette(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
