import { forgetFailures, loadOnce, making, useLanguage, useLoadedSite, useUser } from '@gallery/client'
import { type LanguageChoice, Logo, useToast } from '@gallery/ui'
import { AppShell, usePaletteKey } from '@gallery/ui/admin'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useKeptUndo } from '../acts/useKeptUndo.ts'
import { useLetterKeys } from '../kept/useLetterKeys.ts'
import { attempt } from './attempt.ts'
import { ScreenNameContext } from './ScreenNameContext.ts'
import { TypingAhead } from './TypingAhead.tsx'
import { useAdminPath } from './useAdminPath.ts'
import { useNavGroups } from './useNavGroups.ts'
import { useReadAnew } from './useReadAnew.ts'
import { useWhenIdle } from './useWhenIdle.ts'

const palette = loadOnce(() => import('../palette/PanelPalette.tsx').then(({ PanelPalette }) => PanelPalette))

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
  useKeptUndo()
  useEffect(() => {
    making.by = attempt
    return () => {
      making.by = undefined
    }
  }, [])
  const [named, setNamed] = useState<string | null>(null)
  const screen = groups.flatMap(({ links }) => links).find(({ current }) => current)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const wanted = useRef(false)
  const [PanelPalette, setPanelPalette] = useState(palette.loaded)
  const { show } = useToast()
  // Until it is there it is not drawn: what cannot be fetched takes neither the screen along nor what is typed in it. A
  // connection is not waited for: until it is back, keys would go to nobody.
  const prepare = useCallback(() => palette.load().then((Part) => setPanelPalette(() => Part)), [])
  const showPalette = useCallback((open: boolean) => {
    wanted.current = open
    setPaletteOpen(open)
  }, [])
  const openPalette = useCallback(() => {
    showPalette(true)
    // That it could not be had in advance is no answer to who asks for it.
    forgetFailures()
    prepare().catch(() => {
      if (!wanted.current) return
      showPalette(false)
      show({ tone: 'error', text: intl.formatMessage({ id: 'admin.failed' }) })
    })
  }, [prepare, show, showPalette, intl])
  const closePalette = useCallback(() => showPalette(false), [showPalette])
  const typedAhead = useRef('')
  const letterKeys = useLetterKeys()
  usePaletteKey(openPalette)
  // It waits closed, so that the first press opens it at once. A failure is told when it is wanted.
  useWhenIdle(useCallback(() => void prepare().catch(() => undefined), [prepare]))
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
      {PanelPalette ? (
        <PanelPalette
          typedAhead={typedAhead}
          letterKeys={letterKeys}
          open={paletteOpen}
          onOpenChange={showPalette}
        />
      ) : paletteOpen ? (
        <TypingAhead typed={typedAhead} onCancel={closePalette} />
      ) : null}
    </>
  )
}
