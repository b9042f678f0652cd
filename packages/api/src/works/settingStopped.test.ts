import { once } from 'node:events'
import { ajaxHeader, csrfCookie, csrfHeader, type WorksReview } from '@gallery/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { betweenSlices } from './betweenSlices.ts'
import { createWork } from './changes.queries.ts'

/** Holds the change before its next slice until `goOn` is called; `begun` resolves when it stands there. */
function hold(): { goOn: () => void; begun: Promise<void> } {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(betweenSlices, 'pause').mockImplementation(() => {
      resolve()
      return held
    })
  })
  return { goOn, begun }
}

describe('stopping a change of several works', () => {
  let gallery: TestApp
  let lucia: TestClient
  let address: string
  let works: { id: number; updated_at: string }[]

  beforeAll(async () => {
    gallery = await testApp()
    address = await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    await lucia.get('/healthz')
    works = []
    for (let at = 0; at < 60; at += 1) {
      const id = await createWork(gallery.db, sampleWork(), { now: gallery.clock.now, by: null })
      works.push({ id, updated_at: gallery.clock.now.toISOString() })
    }
    gallery.clock.advance(1_000)
  })
  afterEach(() => void vi.restoreAllMocks())
  afterAll(async () => {
    // A connection that asked for nothing yet, as fetch opens one in advance, would be waited for.
    await gallery.app.drain()
    await gallery.close()
  })

  const form = () => ({ works, set: { series: 'Ejes' } })
  /** How many of the works would still change. */
  const leftToChange = async () => {
    const review: WorksReview = (await lucia.post('/api/works/change/review', form())).json()
    return review.data.filter(({ after }) => after !== null).length
  }

  it('leaves all as they were when whoever asked hangs up in the midst of it', async () => {
    const { goOn } = hold()
    const arrived = once(gallery.app.server, 'connection')
    const asked = new AbortController()
    const answer = await fetch(`${address}/api/works/change`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...lucia.cookies].map((pair) => pair.join('=')).join('; '),
        [ajaxHeader]: 'XMLHttpRequest',
        [csrfHeader]: lucia.cookies.get(csrfCookie) ?? '',
      },
      body: JSON.stringify(form()),
      signal: asked.signal,
    })
    const begun = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(begun?.value)).toBe('{"done":0,"total":60}\n')
    const [socket] = await arrived
    const closed = once(socket, 'close')
    asked.abort()
    await closed
    goOn()
    expect(await leftToChange()).toBe(60)
  })

  it('is too late once it is done, and a review says so: it waits for the end', async () => {
    const { goOn, begun } = hold()
    const change = lucia.post('/api/works/change', form())
    await begun
    const left = leftToChange()
    goOn()
    expect(await left).toBe(0)
    expect((await change).statusCode).toBe(200)
  })
})
