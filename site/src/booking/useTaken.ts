import { useHydrated, useLanguage, useUser } from '@gallery/client'
import type { Booked, Waiting } from '@gallery/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { outlasts } from '../drafts/drafts.ts'

/** What was taken on a day that is open: a booking, or a place in the line of a slot. */
export interface Taken {
  /** The slot. */
  place: number
  booked?: Booked
  /** The wait that was begun, and where its mail went. */
  joined?: { wait: Waiting; email: string }
}

interface Kept extends Taken {
  /** Who was signed in when it was taken, by their id. */
  owner: number | undefined
  /** When no page that is opened says it any more, in milliseconds since 1970. */
  until: number
}

interface TakenHere {
  taken: Taken | null
  /** Keeps what was taken, or what became of it; null shows the times again. */
  keep: (taken: Taken | null) => void
}

/**
 * What was taken on this entry of the browser's history: the page that is opened anew says it again, and so do Back and
 * Forward. It has no address that could be passed on, since one would have to hold the secret by which its mail can be sent
 * elsewhere. What somebody took who was signed in is shown to nobody else, and none of it after a while: the next visitor
 * may have the same tablet in their hands.
 */
export function useTaken(): TakenHere {
  const language = useLanguage()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const owner = useUser()?.id
  const kept: Kept | undefined = useHydrated() ? state?.taken : undefined
  // What is on the screen stays there.
  const [opened] = useState(() => Date.now())
  const isTheirs =
    kept !== undefined && kept.until > opened && (kept.owner === undefined || kept.owner === owner)

  function keep(taken: Taken | null): void {
    const query = new URLSearchParams(search)
    // The server draws the day of the home page by its address: its times, not a form that was sent.
    if (pathname === `/${language}`) for (const key of ['slot', 'wait']) query.delete(key)
    void navigate(
      { pathname, search: query.toString(), hash },
      {
        replace: true,
        preventScrollReset: true,
        state: {
          ...(typeof state === 'object' ? state : null),
          taken: taken ? ({ ...taken, owner, until: Date.now() + outlasts } satisfies Kept) : undefined,
        },
      }
    )
  }
  return { taken: isTheirs ? kept : null, keep }
}
