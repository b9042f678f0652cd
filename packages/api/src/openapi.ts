import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { attemptHeader } from '@gallery/contract'
import type { FastifyContextConfig } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

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

/** What is told of the headers of routes that are `once`. They are checked by `attemptsPlugin`. */
const onceHeaders = z.object({
  [attemptHeader]: z
    .uuid()
    .optional()
    .describe(
      'Made for this write: sent again with the same key within a day, because its answer was lost, it is refused (409) ' +
        'and not done twice; "attempt" says whether it was made, may still be in the making (begun), or is over and ' +
        'nobody knows. What was refused can be sent again with its key.'
    ),
})

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
      const { fresh, once, type } = route.route.config ?? {}
      const response = answersIn(route.schema?.response, type)
      const schema = response ? { ...route.schema, response } : { ...route.schema, hide: true }
      const description = fresh ? { description: freshly } : {}
      const headers = once ? { headers: onceHeaders } : {}
      return jsonSchemaTransform({ ...route, schema: { ...schema, ...description, ...headers } })
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

/**
 * Answers by their status with what they are written in: those that succeed, and whatever else is told by a bare shape (the
 * tombstone of linked data). What refuses is JSON everywhere, and what is null has no body.
 */
function answersIn(answers: unknown, type: FastifyContextConfig['type'] = []): unknown {
  const types = [type].flat().map((each) => each.replace(/;.*/, ''))
  if (typeof answers !== 'object' || answers === null || types.length === 0) return answers
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) =>
      (status.startsWith('2') || isBare(schema)) && !(schema instanceof z.ZodNull)
        ? [status, { content: Object.fromEntries(types.map((each) => [each, { schema }])) }]
        : [status, schema]
    )
  )
}

function isBare(schema: unknown): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodUnknown
}
