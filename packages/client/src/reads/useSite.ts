import type { SiteAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { use, useSyncExternalStore } from 'react'
import { ClockContext } from '../clock/clock.ts'
import { useGet } from './useGet.ts'

/** Who the gallery is, and what pages must agree on with the server about time. */
export interface Site {
  options: SiteAnswer['data']
  /** IANA name of the gallery's time zone. */
  timeZone: string
  /** The gallery's current day, by the server's clock. */
  today: string
}

/** The read of what every page needs of the options. */
export const siteKey = urlOf('/api/options?part=site')

/**
 * The site options; undefined until they are there, which on a page from the server they always are. A page that stays open
 * over midnight is drawn anew; while it is taken over, it is of the day on which it was made.
 */
export function useSite(): Site | undefined {
  const { data } = useGet(siteKey, { lasting: true })
  const clock = use(ClockContext)
  const today = useSyncExternalStore(
    clock.subscribe,
    () => data && clock.today(data.time_zone),
    () => data?.today
  )
  return data && today ? { options: data.data, timeZone: data.time_zone, today } : undefined
}

/** As {@link useSite}, for whatever stands inside the layout, which waits for the options. */
export function useLoadedSite(): Site {
  const site = useSite()
  if (!site) throw new Error('The site options are read by the layout before anything in it renders.')
  return site
}
