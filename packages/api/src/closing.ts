import { once } from 'node:events'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says from now on that it is about to end: `/readyz` that it takes nothing more, every answer that its connection
     * ends with it. It goes on listening, for what a proxy sends before it has understood.
     */
    leave(): void
    isLeaving(): boolean
    /**
     * Stops listening and resolves when every request that had arrived is answered. Call it before `close()`, which
     * refuses at once what a page in the making asks of this same app.
     */
    drain(): Promise<void>
  }
}

/** Milliseconds that a connection gets to send its first request: browsers open some that they never use. */
const grace = 3_000
/** Milliseconds after which the app stops listening even if people never stop coming. */
const longest = 10_000

/** Lets the app end without cutting off anybody who has asked for something, and without waiting for who has not. */
export const closingPlugin = fp(async (app) => {
  const { server } = app
  /** Open connections, with the number of requests that are being answered on each. */
  const connections = new Map<Socket, number>()
  let arrived = 0
  let isClosing = false

  function add(socket: Socket): void {
    arrived += 1
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  }

  function count(socket: unknown, change: 1 | -1): number {
    // What the app asks itself comes without a connection.
    if (!(socket instanceof Socket) || socket.destroyed) return 0
    if (!connections.has(socket)) add(socket)
    // An address that cannot be read is answered without having been counted.
    const requests = Math.max(0, (connections.get(socket) ?? 0) + change)
    connections.set(socket, requests)
    return requests
  }

  /** Takes what the system holds for us: one waiting connection a turn, and requests that lie unread on the others. */
  async function takeIn(): Promise<void> {
    const end = Date.now() + longest
    let before: number
    do {
      before = arrived
      await turn()
      await turn()
    } while (arrived > before && Date.now() < end)
  }

  /** Ends the connections on which nothing was asked; what lies unread because we were busy is read before. */
  async function hangUp(): Promise<void> {
    await turn()
    await turn()
    for (const [socket, requests] of connections) if (requests === 0) socket.destroy()
  }

  server.on('connection', add)
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    count(raw.socket, 1)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    count(raw.socket, -1)
    done()
    // The answer may have said, before closing began, that the connection stays open.
    if (isClosing) void turn().then(() => connections.get(raw.socket) === 0 && raw.socket.destroySoon())
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })

  app.decorate('leave', () => {
    isClosing = true
  })
  app.decorate('isLeaving', () => isClosing)
  app.decorate('drain', async () => {
    isClosing = true
    await takeIn()
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
    const late = setTimeout(() => void hangUp(), grace)
    await stopped
    clearTimeout(late)
    // `localhost` is two addresses with a server each; the second one has only begun to close.
    const busy = [...connections].filter(([, requests]) => requests > 0)
    await Promise.all(busy.map(([socket]) => once(socket, 'close')))
  })
})
