import type { MediaType } from '@gallery/contract'
import type { FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What its answer is written in, where that is not JSON; several where it may be any of them. */
    type?: MediaType | readonly MediaType[]
  }
}

/**
 * What the answer of an endpoint is written in, as the contract has it.
 * @throws Error of an endpoint that has none there, or several
 */
export function ownType({ request }: FastifyReply): MediaType {
  const { config, url } = request.routeOptions
  if (typeof config.type !== 'string') throw new Error(`${url} answers in no type of its own`)
  return config.type
}
