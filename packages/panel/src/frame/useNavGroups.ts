import type { PanelCounts } from '@gallery/contract'
import type { AppNavGroup } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from './useAdminPath.ts'
import { usePanelCounts } from './usePanelCounts.ts'

interface Screen {
  path: string
  /**
   * What it is called: `admin.nav.{name}`.
   * @default path
   */
  name?: string
  /** A screen beside it, which one gets to from there. */
  also?: string
  /** What waits there for somebody. A screen's totals stand in the screen. */
  waiting?: Exclude<keyof PanelCounts, 'backshop' | 'collections'>
}

/** The sidebar: its groups in their order, and the screens of each. */
const groups: readonly { name: string; screens: readonly Screen[]; folds?: boolean }[] = [
  {
    name: 'agenda',
    screens: [
      { path: 'events' },
      { path: 'appointments', waiting: 'unconfirmed' },
      { path: 'door' },
      { path: 'reports' },
    ],
  },
  {
    name: 'collection',
    screens: [
      { path: 'artists' },
      { path: 'works' },
      { path: 'backshop', name: 'allCollections', also: 'collections' },
      { path: 'ledger', waiting: 'due' },
    ],
  },
  {
    name: 'archive',
    screens: [{ path: 'archives' }, { path: 'items' }],
  },
  {
    name: 'site',
    screens: [
      { path: 'options/home' },
      { path: 'options/days' },
      { path: 'options/slides' },
      { path: 'options/about' },
      { path: 'messages', waiting: 'messages' },
      { path: 'users' },
      { path: 'english', waiting: 'english' },
    ],
  },
  {
    name: 'history',
    folds: true,
    screens: [
      { path: 'activity' },
      { path: 'mails', waiting: 'mails' },
      { path: 'imports', also: 'exports' },
      { path: 'bin' },
    ],
  },
]

/** The panel's screens as links, the one that is open marked as current, with how much waits in each. */
export function useNavGroups(): AppNavGroup[] {
  const intl = useIntl()
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  const counts = usePanelCounts()
  return groups.map(({ name, screens, folds = false }) => ({
    folds,
    label: intl.formatMessage({ id: `admin.nav.${name}` }),
    links: screens.map(({ path, name: called = path, also, waiting }) => {
      const href = adminPath(path)
      const number = waiting && counts?.[waiting]
      return {
        href,
        label: intl.formatMessage({ id: `admin.nav.${called}` }),
        current: [path, also].some((each) => each !== undefined && isUnder(pathname, adminPath(each))),
        ...(number ? { waiting: number } : {}),
      }
    }),
  }))
}

/** Whether a path is a screen's or lies beneath it. */
function isUnder(pathname: string, screen: string): boolean {
  return pathname === screen || pathname.startsWith(`${screen}/`)
}
