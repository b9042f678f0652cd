/**
 * How Node.js runs the built server, from the checkout's folder: what requests leave behind fits in more than the megabyte
 * that it begins with, and 16 take memory for nothing.
 */
export const serverArgs = ['--max-semi-space-size=4', 'site/dist/server/main.js']

/** Its environment. Decoding pictures in many threads would else leave memory scattered that nobody gives back. */
export const serverEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }

/**
 * Resolves once a server that was started listens; rejects when it ends before, with what it printed until then. After
 * that nothing is kept or looked through: a server says a line for each request.
 */
export function untilItListens(server) {
  const streams = [server.stdout, server.stderr]
  let printed = ''
  return new Promise((resolve, reject) => {
    const hear = (text) => {
      printed += text
      if (!printed.includes('Listening on')) return
      for (const stream of streams) stream.off('data', hear).resume()
      resolve()
    }
    for (const stream of streams) stream.setEncoding('utf8').on('data', hear)
    // Not when it exits: some of what it printed may come after that.
    server.once('close', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${printed}`))
    )
  })
}
