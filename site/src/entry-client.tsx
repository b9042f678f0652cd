import type { Seed } from '@gallery/client'
import { findLostStyles, listenFirst, openingOf } from '@gallery/client'
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom'
import { App } from './App.tsx'
import type { PageEvent } from './ready.ts'
import { findRoute } from './routing/findRoute.ts'
import { knownQuery } from './routing/knownQuery.ts'
import { endReturn, openHistory } from './routing/openHistory.ts'

/** The seed that the server has written into the page. */
function seedOfPage(): Seed {
  const text = document.getElementById('seed')?.textContent
  if (!text) return { now: new Date().toISOString(), entries: [] }
  const seed: Seed = JSON.parse(text)
  return seed
}

/** Takes over the page that the server has drawn, once the code that drew it is here. */
async function open(): Promise<void> {
  const root = document.getElementById('root')
  const found = findRoute(location.pathname)
  if (!root || !found) return
  const parts = found.route.parts?.(knownQuery(found.route, new URLSearchParams(location.search))) ?? []
  await Promise.all([found.route.page, ...parts].map(({ load }) => load(found.language)))
  listenFirst()
  findLostStyles()
  const history = openHistory()
  const seed = seedOfPage()
  say('gallery:taken')
  startTransition(() => {
    hydrateRoot(
      root,
      <HistoryRouter history={history}>
        <App seed={seed} opening={openingOf(seed)} />
        <Ready />
      </HistoryRouter>
    )
  })
}

/** Tells what waits for the scripts that they are there, and the browser that a page is. */
function Ready() {
  const { pathname } = useLocation()
  useLayoutEffect(() => endReturn(pathname), [pathname])
  useEffect(() => say('gallery:ready'), [])
  return null
}

function say(event: PageEvent): void {
  document.dispatchEvent(new Event(event))
}

void open()
