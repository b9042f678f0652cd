import { useLanguage, useLoadedSite, useUser } from '@gallery/client'
import { type LanguageChoice, Logo } from '@gallery/ui'
import { AppShell, usePaletteKey } from '@gallery/ui/admin'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLetterKeys } from '../kept/useLetterKeys.ts'
import { ScreenNameContext } from './ScreenNameContext.ts'
import { TypingAhead } from './TypingAhead.tsx'
import { useAdminPath } from './useAdminPath.ts'
import { useNavGroups } from './useNavGroups.ts'
import { useReadAnew } from './useReadAnew.ts'
import { useWhenIdle } from './useWhenIdle.ts'

const load = () => import('../palette/PanelPalette.tsx').then((module) => ({ default: module.PanelPalette }))
const PanelPalette = lazy(load)

export interface PanelShellProps {
  /** Every language, leading to the screen that is open. */
  languages: LanguageChoice[]
  /** Signs out, and shows something else than the panel. */
  onSignOut: () => Promise<void>
  children: ReactNode
}

/** The kit's frame with this gallery's screens, counts and user. What is waited for is told by the site's own bar. */
export function PanelShell({ languages, onSignOut, children }: PanelShellProps) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const { options } = useLoadedSite()
  const user = useUser()
  const groups = useNavGroups()
  useReadAnew()
  const [named, setNamed] = useState<string | null>(null)
  const screen = groups.flatMap(({ links }) => links).find(({ current }) => current)
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never')
  const openPalette = useCallback(() => setPalette('open'), [])
  const closePalette = useCallback(() => setPalette('closed'), [])
  const typedAhead = useRef('')
  const letterKeys = useLetterKeys()
  usePaletteKey(openPalette)
  // It waits closed, so that the first press opens it at once. A failure shows when it is wanted.
  const prepare = useCallback(() => {
    load().then(
      () => setPalette((last) => (last === 'never' ? 'closed' : last)),
      () => undefined
    )
  }, [])
  useWhenIdle(prepare)
  const title = named ?? screen?.label ?? intl.formatMessage({ id: 'nav.admin' })
  useEffect(() => {
    document.title = `${title} | ${options.name}`
  }, [title, options.name])
  return (
    <>
      <AppShell
        name={options.name}
        logo={<Logo name={options.name} />}
        homeHref={path('events')}
        groups={groups}
        onGo={openPalette}
        user={user?.display ?? intl.formatMessage({ id: 'admin.signedOut' })}
        siteHref={`/${language}`}
        languages={languages}
        onSignOut={onSignOut}
        letterKeys={letterKeys.on}
      >
        <ScreenNameContext value={setNamed}>{children}</ScreenNameContext>
      </AppShell>
      {palette === 'never' ? null : (
        <Suspense
          fallback={palette === 'open' ? <TypingAhead typed={typedAhead} onCancel={closePalette} /> : null}
        >
          <PanelPalette
            typedAhead={typedAhead}
            letterKeys={letterKeys}
            open={palette === 'open'}
            onOpenChange={(open) => setPalette(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
