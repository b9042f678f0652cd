import fp from 'fastify-plugin'
import { isHttps } from './env/env.ts'

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

/** A year, in seconds. */
const stayOnHttps = 'max-age=31536000'

/** The headers by which browsers protect visitors, on every answer. What pages may load is the site's to say. */
export const securityHeaders = fp(async (app) => {
  const always = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps(app.env) ? { 'strict-transport-security': stayOnHttps } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    done()
  })
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    // An answer of the API that a browser opens by itself can do nothing, whatever is in it.
    const isData = (url.startsWith('/api/') || url.startsWith('/auth/')) && !url.startsWith('/api/docs')
    if (isData) reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    done()
  })
})
