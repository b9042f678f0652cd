import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Connect, Plugin } from 'vite'
import { book, slotsOf } from './bookings.ts'

/** The example's own small server, beside `vite` and `vite preview`: the times of a day, and a place in one of them. */
export function bookingServer(): Plugin {
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/api', (request, response, next) => {
      answer(request, response).catch(next)
    })
  }
  return { name: 'booking-server', configureServer: use, configurePreviewServer: use }
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  response.setHeader('Content-Type', 'application/json')
  if (request.method === 'POST' && pathname === '/bookings') {
    const said = await book(await json(request))
    response.statusCode = said.status
    response.end(JSON.stringify(said))
  } else if (pathname === '/slots') {
    const slots = await slotsOf(searchParams.get('exhibition') ?? '', searchParams.get('day') ?? '')
    response.end(JSON.stringify(slots))
  } else {
    response.statusCode = 404
    response.end('null')
  }
}
