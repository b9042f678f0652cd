import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { isHttps } from './env.ts'

/** What no page of the gallery uses, nor anything that it shows in a frame but the players of videos. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const permissions = unused.map((feature) => `${feature}=()`).join(', ')

/** The headers by which browsers protect visitors, on every answer. What pages may load is the site's to say. */
export const securityHeaders = fp(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps(app.env) && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    // An answer of the API that a browser opens by itself can do nothing, whatever is in it.
    const isData = /^\/(api|auth)\//.test(request.url) && !request.url.startsWith('/api/docs')
    if (isData) reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
})
