/**
 * How Node.js runs the built server, from the checkout's folder: what requests leave behind fits in more than the megabyte
 * that it begins with, and 16 take memory for nothing.
 */
export const serverArgs = ['--max-semi-space-size=4', 'site/dist/server/main.js']

/** Its environment. Decoding pictures in many threads would else leave memory scattered that nobody gives back. */
export const serverEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
