import { useLoadedSite } from '@gallery/client'
import { DateText, PaperLine } from '@gallery/ui'
import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { findRoute } from '../routing/findRoute.ts'
import { longestCoded, paperQuery } from '../routing/paperQuery.ts'

/** The foot of what is printed: the day and, unless that is a secret, where the page is, for readers and for cameras. */
export function PaperFoot() {
  const { today } = useLoadedSite()
  const { pathname, search } = useLocation()
  const route = findRoute(pathname)?.route
  const address = route ? pathname + paperQuery(route, new URLSearchParams(search)) : pathname
  const coded = address.length > longestCoded ? pathname : address
  // Only a browser knows under which name it found the site.
  const host = useSyncExternalStore(
    stay,
    () => window.location.host,
    () => ''
  )
  return (
    <PaperLine
      start={<FormattedMessage id="paper.printed" values={{ day: <DateText value={today} /> }} />}
      end={
        // Whoever sees the sheet would hold the link.
        route?.secret ? null : (
          <>
            <span>{host === '' ? '' : decodeURI(`${host}${address}`)}</span>
            {/* Asked for when somebody prints. */}
            {route ? <img src={`/qr.svg?path=${encodeURIComponent(coded)}`} alt="" loading="lazy" /> : null}
          </>
        )
      }
    />
  )
}

/** What never changes while the page is open. */
function stay(): () => void {
  return () => {}
}
