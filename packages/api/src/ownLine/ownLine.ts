import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { visitorOf } from '../rateLimits.ts'
import { tooManyReads } from '../readLimit/readLimit.ts'
import { openLines } from './lines.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does what takes the database or the processor, when it is the turn of the network that it is asked from. Super users
     * do not wait, and neither does what is read for a page, which has its turn as a whole.
     *
     * @throws what the work throws, and the refusal where too much of that network waits already
     */
    inOwnLine<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result>
  }
}

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  /** Works that are not to wait for each other, such as pages and the parts of pictures, have other words here. */
  what?: string | undefined
  /** What is thrown where the line is too long, with the seconds after which it will be shorter. @default `tooManyReads` */
  refuse?: (seconds: number) => Error
}

/** Half of the connections to the database: whatever one network asks for, others find some free. */
const atOnce = 5
/** A school that opens the same page at once; more of one network is no crowd of people. */
const mostWaiting = 500
/** Seconds after which to ask again, about what the line takes to become shorter. */
const again = 5

/** Whoever asks for much waits for themselves: nobody stands behind a hundred requests of another network. */
export const ownLinePlugin = fp(async (app) => {
  const inLine = openLines({ atOnce, mostWaiting })

  app.decorate('inOwnLine', ({ request, reply, what = '', refuse = tooManyReads }, work) => {
    if (request.user?.super || app.pageBeingRead()) return work()
    const wanting = {
      name: `${what} ${visitorOf(request.ip)}`,
      isWanted: () => !reply.raw.destroyed,
      refuse: () => refuse(again),
    }
    return inLine(wanting, work)
  })
})
