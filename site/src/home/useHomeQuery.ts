import type { Day } from '@gallery/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from '../routing/useQuery.ts'
import { type HomeQuery, homeQuery, withQuery } from './homeQuery.ts'

/** A day of an event that an address opens. */
export type OpenDay = NonNullable<HomeQuery['open']>

interface HomeAddress extends HomeQuery {
  /** The query of another window or another open day of this page. */
  search: (place: { from: Day } | { day: Day; event: string }) => string
  /** Opens a day of an event; going back closes it. */
  openDay: (event: number, day: Day) => void
  /** Takes `day` and `event` out of the address. */
  close: () => void
}

/** What a link chose within a day, which holds for no other. */
const unchosen = { slot: undefined, people: undefined, wait: undefined }

/** The home page's state, which lives in its address alone. */
export function useHomeQuery(today: Day): HomeAddress {
  const { state } = useLocation()
  const navigate = useNavigate()
  const query = useQuery()
  const openedHere: boolean = state?.openedHere === true

  const close = useCallback(() => {
    // Opened by a cell: the page before is this one without the modal. Opened by a link: there is no such page.
    if (openedHere) void navigate(-1)
    else
      void navigate(
        {
          search: withQuery(query, {
            day: undefined,
            event: undefined,
            ...unchosen,
          }),
        },
        { replace: true }
      )
  }, [navigate, openedHere, query])

  return {
    ...homeQuery(query, today),
    search: (place) =>
      'from' in place
        ? withQuery(query, { ...place, day: undefined, event: undefined, ...unchosen })
        : withQuery(query, { ...place, ...unchosen }),
    openDay: (event, day) =>
      void navigate(
        { search: withQuery(query, { day, event: String(event), ...unchosen }) },
        { state: { openedHere: true } }
      ),
    close,
  }
}
