import { type Endpoint, endpoints, endpointsByTag, parameters, type RouteName } from '@gallery/contract'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { endpointOf } from './endpointOf.ts'
import { refusalsOf } from './refusalsOf.ts'

/** What Fastify checks and tells of an endpoint. One that answers with no data is a page or a file of the site. */
export function schemaOf(name: RouteName): FastifySchema {
  const endpoint = endpointOf(name)
  const answer = answerOf(name)
  const params = paramsOf(name, endpoint)
  const body = bodyOf(endpoint)
  return {
    tags: [tagOf(name)],
    ...(endpoint.summary && { summary: endpoint.summary }),
    ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(body && { body }),
    ...(answer || endpoint.created
      ? {
          response: {
            ...(answer && { 200: answer }),
            ...(endpoint.created && { 201: endpoint.created }),
            ...refusalsOf(name),
          },
        }
      : { hide: true }),
  }
}

function tagOf(name: RouteName): string {
  const found = Object.entries(endpointsByTag).find(([, group]) => name in group)
  return found?.[0] ?? ''
}

/** In each of the ways in which an endpoint can be asked; the first that fits is what leaves. */
function answerOf(name: RouteName): z.ZodType | undefined {
  const asked = Object.entries<Endpoint>(endpoints).filter(
    ([way]) => way === name || way.startsWith(`${name}?`)
  )
  const [first, ...others] = asked.flatMap(([, { answerToSuper, answer }]) =>
    [answerToSuper, answer].filter((shape) => shape !== undefined)
  )
  return first && others.length > 0 ? z.union([first, ...others]) : first
}

function paramsOf(name: RouteName, { params = {} }: Endpoint): z.ZodType | undefined {
  const known: Readonly<Record<string, z.ZodType>> = { ...parameters, ...params }
  const shapes = [...name.matchAll(/:(\w+)/g)].map(([, parameter = '']) => {
    const shape = known[parameter]
    if (!shape) throw new Error(`${name}: nobody knows what stands in the place of ${parameter}`)
    return [parameter, shape] as const
  })
  return shapes.length === 0 ? undefined : z.object(Object.fromEntries(shapes))
}

function bodyOf({ body, upload }: Endpoint): z.ZodType | undefined {
  if (!upload) return body
  return (body instanceof z.ZodObject ? body : z.object({})).extend({ file: z.file() })
}
