import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'
import fp from 'fastify-plugin'
import type { Revisions } from '../freshness/revisions.ts'

/** What all reads of one page share, so that each of them need not ask for it again. */
interface PageReading extends Pick<FastifyRequest, 'user' | 'provenAt'> {
  /** Of the request for the page: the log tells by it what was read for which page. */
  id: string | undefined
  /** The state of the tables before the page's first read. */
  revisions: () => Promise<Revisions>
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Gives the function that reads of the API for one page, which is counted as a whole.
     *
     * @param page who asks for it, when they are not nobody, and the state of the tables before it was begun, if it is known
     */
    readsForPage(page?: {
      request?: FastifyRequest
      revisions?: Revisions
    }): (asking: InjectOptions) => Promise<LightMyRequestResponse>
    /** The page that is being read for; undefined where somebody asks by themselves. */
    pageBeingRead(): PageReading | undefined
  }
}

/** Reads of the API in this process, for pages. Register it before what recognises who asks. */
export const pageReadsPlugin = fp(async (app) => {
  const reading = new AsyncLocalStorage<PageReading>()

  app.decorate('readsForPage', ({ request, revisions } = {}) => {
    let known = revisions && Promise.resolve(revisions)
    const page: PageReading = {
      id: request?.id,
      user: request?.user ?? null,
      provenAt: request?.provenAt ?? null,
      revisions: () => {
        known ??= app.revisions()
        return known
      },
    }
    // Begun by `then`, not before: whoever awaits it later would begin it outside.
    return (asking) => reading.run(page, () => app.inject(asking).then((answer) => answer))
  })
  app.decorate('pageBeingRead', () => reading.getStore())
})
