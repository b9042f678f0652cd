import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** What the page of the document may load: files of this server, and pictures that stand in them. */
const docsSecurity = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What is said of routes that are `fresh`. */
const freshly =
  'Asks, always or for some bodies, for somebody who has proven within ten minutes who they are: else 403 with the code ' +
  '"reauthenticate". Prove it at POST /auth/proof, and call again.'

/**
 * The document of the API, made from the routes' own schemas, at `/api/openapi.json`, and a page to browse it at
 * `/api/docs`. A route without response schemas is a page or a file of the site and is left out.
 */
export const openapiPlugin = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gallery API', version: '1' },
      servers: [{ url: app.env.PUBLIC_URL }],
    },
    transform: (route) => {
      const schema = route.schema?.response ? route.schema : { ...route.schema, hide: true }
      const description = route.route.config?.fresh ? { description: freshly } : {}
      return jsonSchemaTransform({ ...route, schema: { ...schema, ...description } })
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsSecurity,
    // Nobody else is asked whether the document is valid.
    uiConfig: { validatorUrl: null },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
