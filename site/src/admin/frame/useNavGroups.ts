import { type PanelCounts, panelUrl } from '@gallery/contract'
import type { AppNavGroup } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useGet } from '../../data/useGet.ts'
import { useAdminPath } from './useAdminPath.ts'

interface Screen {
  path: string
  /**
   * What it is called: `admin.nav.{name}`.
   * @default path
   */
  name?: string
  /** A screen beside it, which one gets to from there. */
  also?: string
  /** Of what stands beside the name. */
  count?: keyof PanelCounts
}

/** The sidebar: its groups in their order, and the screens of each. */
const groups: readonly { name: string; screens: readonly Screen[] }[] = [
  {
    name: 'agenda',
    screens: [
      { path: 'events', count: 'events' },
      { path: 'appointments', count: 'unconfirmed' },
    ],
  },
  {
    name: 'collection',
    screens: [
      { path: 'artists', count: 'artists' },
      { path: 'works', count: 'works' },
      { path: 'backshop', name: 'allCollections', also: 'collections', count: 'backshop' },
    ],
  },
  {
    name: 'archive',
    screens: [
      { path: 'archives', count: 'archives' },
      { path: 'items', count: 'items' },
    ],
  },
  {
    name: 'site',
    screens: [
      { path: 'options/home' },
      { path: 'options/slides', count: 'slides' },
      { path: 'options/about' },
      { path: 'messages', count: 'unread' },
      { path: 'users' },
      { path: 'english', count: 'english' },
    ],
  },
  {
    name: 'history',
    screens: [
      { path: 'activity' },
      { path: 'mails', count: 'mails' },
      { path: 'imports', also: 'exports' },
      { path: 'bin', count: 'bin' },
    ],
  },
]

/** The panel's screens as links, the one that is open marked as current, with how many records each holds. */
export function useNavGroups(): AppNavGroup[] {
  const intl = useIntl()
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  const counts = useGet(panelUrl()).data?.data
  return groups.map(({ name, screens }) => ({
    label: intl.formatMessage({ id: `admin.nav.${name}` }),
    links: screens.map(({ path, name: called = path, also, count }) => {
      const href = adminPath(path)
      const number = count && counts?.[count]
      return {
        href,
        label: intl.formatMessage({ id: `admin.nav.${called}` }),
        current: [path, also].some((each) => each !== undefined && isUnder(pathname, adminPath(each))),
        ...(number ? { count: number } : {}),
      }
    }),
  }))
}

/** Whether a path is a screen's or lies beneath it. */
function isUnder(pathname: string, screen: string): boolean {
  return pathname === screen || pathname.startsWith(`${screen}/`)
}
