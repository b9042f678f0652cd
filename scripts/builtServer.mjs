/**
 * How Node.js runs the built server, from the checkout's folder: what requests leave behind fits in more than the megabyte
 * that it begins with, and 16 take memory for nothing.
 */
export const serverArgs = ['--max-semi-space-size=4', 'site/dist/server/main.js']

/** Its environment. Decoding pictures in many threads would else leave memory scattered that nobody gives back. */
export const serverEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }

/** Resolves once a server that was started listens; rejects when it ends before, with what it `printed`. */
export function untilItListens(server, printed) {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', () => printed().includes('Listening on') && resolve())
    // Not when it exits: some of what it printed may come after that.
    server.once('close', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${printed()}`))
    )
  })
}
