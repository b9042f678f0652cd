import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { CommandPalette } from '@gallery/ui/admin'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useNavGroups } from '../frame/useNavGroups.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { recentRecords, rememberRecord } from '../kept/recentRecords.ts'
import type { LetterKeys } from '../kept/useLetterKeys.ts'
import { letterKeysCommand } from './letterKeysCommand.ts'
import type { PanelCommand, PanelGroup, Telling } from './paletteCommand.ts'
import { foundGroups, nameGroups, newActions, startGroups } from './paletteGroups.ts'

/** How long nothing must be typed before the server is asked, in milliseconds. */
const pause = 120

/** The screens that the sidebar has no link to. */
const beside = ['collections', 'exports'] as const

interface PanelPaletteProps {
  /** What was typed while its code was on the way: the first query. */
  typedAhead: RefObject<string>
  letterKeys: LetterKeys
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Goes to any record or screen of the panel by a few letters, hidden records among them, or begins something. */
export function PanelPalette({ typedAhead, letterKeys, open, onOpenChange }: PanelPaletteProps) {
  const leaving = useLeaving()
  const owner = usePanelOwner()
  const [query, setQuery] = useState('')
  // Not sooner: until its field has the focus, keys still go there.
  useLayoutEffect(() => setQuery(typedAhead.current), [typedAhead])
  const { groups, loading, failed } = usePaletteGroups(query.trim(), open, letterKeys)
  return (
    <CommandPalette<PanelCommand>
      open={open}
      onOpenChange={(opens) => {
        if (!opens) setQuery('')
        onOpenChange(opens)
      }}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      loading={loading}
      failure={failed}
      onChoose={(command, { newTab }) => {
        if (command.href === undefined) {
          command.act()
          return
        }
        if (command.recent) rememberRecord(owner, command.recent)
        if (newTab) window.open(command.href, '_blank', 'noopener')
        else leaving.go(command.href)
      }}
    />
  )
}

/** What answers a query, and whether it does already. */
function usePaletteGroups(
  query: string,
  open: boolean,
  letterKeys: LetterKeys
): { groups: PanelGroup[]; loading: boolean; failed: boolean } {
  const intl = useIntl()
  const owner = usePanelOwner()
  const language = useLanguage()
  const path = useAdminPath()
  const dates = useDates()
  const screens = useScreens()
  const asked = useSettled(query)
  const key = open && asked !== '' ? urlOf('/api/search?showAll=1', { q: asked }) : null
  const { data: answer, failure } = useGet(key)
  // While a new question is on the way, the last answer stays.
  const shown = useGet(key, { keep: true }).data?.data
  const telling = useMemo<Telling>(
    () => ({ language, path, dates, say: (id, values) => intl.formatMessage({ id }, values) }),
    [intl, language, path, dates]
  )
  const onTheSpot = [letterKeysCommand(letterKeys, telling)]
  if (query === '') {
    const groups = startGroups(recentRecords(owner), screens, onTheSpot, telling)
    return { groups, loading: false, failed: false }
  }
  const actions = [...newActions(shown, telling), ...onTheSpot]
  return {
    groups: [
      ...(shown ? foundGroups(shown, telling) : []),
      ...nameGroups(query, screens, actions, telling, shown),
    ],
    loading: asked !== query || (answer === undefined && failure === undefined),
    failed: failure !== undefined && answer === undefined,
  }
}

/** Every screen of the sidebar, and those that one gets to from there. */
function useScreens(): PanelCommand[] {
  const intl = useIntl()
  const path = useAdminPath()
  const links = useNavGroups().flatMap((group) => group.links)
  const others = beside.map((name) => ({
    href: path(name),
    label: intl.formatMessage({ id: `admin.nav.${name}` }),
  }))
  return [...links, ...others].map(({ href, label }) => ({
    id: href,
    href,
    label,
    icon: 'arrow-right' as const,
  }))
}

/** A text once nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
