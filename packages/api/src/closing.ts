import fp from 'fastify-plugin'

/**
 * Lets the app close as soon as the last request was answered: a connection that was busy when closing began would
 * otherwise be kept for more, and the server would wait for it for over a minute.
 */
export const closingPlugin = fp(async (app) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
  })
})
