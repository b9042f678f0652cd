import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { notFound, unavailable } from '../errors.ts'

/**
 * What the API answers somebody whom nobody knows: what documents for other programs are made of, so that they say
 * nothing that is hidden.
 *
 * @throws Refused 404 when that is not there, 503 when the API cannot say: programs forget what is not there
 */
export async function readPublic<Shape extends z.ZodType>(
  app: FastifyInstance,
  shape: Shape,
  url: string
): Promise<z.output<Shape>> {
  const { statusCode, body } = await app.readsForPage()({ method: 'GET', url })
  if (statusCode === 404) throw notFound()
  if (statusCode !== 200) throw unavailable()
  return shape.parse(JSON.parse(body))
}
