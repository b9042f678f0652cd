import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

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
      return jsonSchemaTransform({ ...route, schema })
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
