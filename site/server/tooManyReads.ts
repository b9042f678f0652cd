import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentencePage } from './sentencePage.ts'

/** What drawing a page counts beside a read of the API: it takes several of them, and what they come to. */
const pageCost = 4

/** A page that is not drawn because too much was asked for from the visitor's network. */
export class TooManyReads extends Error {
  /** Until it is worth asking again. */
  readonly seconds: number

  constructor(seconds: number) {
    super(`too many reads, again in ${seconds} s`)
    this.seconds = seconds
  }
}

/** Counts a page that is about to be drawn. @throws TooManyReads */
export function countPage(request: FastifyRequest): void {
  const seconds = request.server.countRead(request, pageCost)
  if (seconds > 0) throw new TooManyReads(seconds)
}

/** Finds or draws a page when it is the turn of the visitor's network. @throws TooManyReads */
export function inOwnLine<Page>(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => Promise<Page>
): Promise<Page> {
  const refuse = (seconds: number) => new TooManyReads(seconds)
  return request.server.inOwnLine({ request, reply, refuse }, draw)
}

/** The page that says so: any other would cost what it is to spare. */
export function tooManyReadsPage(request: FastifyRequest, { seconds }: TooManyReads): string {
  return sentencePage(request.language, request.say('error.tooManyReads', { seconds }))
}
