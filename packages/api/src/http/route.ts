import type { Answering, BodyOf, ParamsOf, QueryOf, RouteName } from '@gallery/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { openElsewhere } from './elsewhere.ts'
import { endpointOf } from './endpointOf.ts'
import { guardsOf } from './guards.ts'
import { schemaOf } from './schemaOf.ts'

/** A request to an endpoint, as its shapes left it. */
type RequestTo<Route extends RouteName> = FastifyRequest<{
  Params: ParamsOf<Route>
  Querystring: QueryOf<Route>
  Body: BodyOf<Route>
}>

type Handler<Route extends RouteName> = (
  request: RequestTo<Route>,
  reply: FastifyReply
) => Promise<Answering<Route> | FastifyReply>

type Options = Pick<RouteShorthandOptions, 'onRequest' | 'preValidation' | 'logLevel' | 'bodyLimit'> & {
  config?: {
    kept?: true | 'day'
    counted?: true
    /** What of a network does not wait for the rest of it, see `ownLine`; `none` answers without any turn. */
    line?: 'pictures' | 'none'
    /** Of an endpoint that asks for a proof for some requests only: for which. */
    fresh?: (request: FastifyRequest) => boolean | Promise<boolean>
  }
}

/** Answers an endpoint of the contract: its shapes, its guard and its place in the API's document come from there. */
export function route<Route extends RouteName>(
  app: FastifyInstance,
  name: Route,
  ...rest: [handler: Handler<Route>] | [options: Options, handler: Handler<Route>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest
  const endpoint = endpointOf(name)
  const [method = '', url = ''] = name.split(' ')
  const { line, ...config } = options.config ?? {}
  app.route<{ Params: ParamsOf<Route>; Querystring: QueryOf<Route>; Body: BodyOf<Route> }>({
    ...options,
    method,
    url,
    schema: schemaOf(name),
    config: {
      ...(endpoint.type && { type: endpoint.type }),
      ...(endpoint.fresh && { fresh: true }),
      ...(endpoint.reads && { read: true }),
      ...(endpoint.once && { once: true }),
      ...config,
    },
    onRequest: [
      ...(endpoint.elsewhere ? [openElsewhere] : []),
      ...guardsOf(name),
      ...[options.onRequest ?? []].flat(),
    ],
    handler:
      line === 'none'
        ? handler
        : (request, reply) => app.inOwnLine({ request, reply, what: line }, () => handler(request, reply)),
  })
}
