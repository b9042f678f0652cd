import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * What pages of other sites may read: the same for whoever looks at them. Cookies neither come along, since no
 * credentials are allowed, nor are any given (`caching.ts`).
 */
export const elsewhereHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** As early as a refusal: the other page is to tell a record that is not there from a gallery that does not answer. */
export async function openElsewhere(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ ...elsewhereHeaders, 'cache-control': 'public, no-cache' })
}
