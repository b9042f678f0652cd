import { z } from 'zod'
import type { TestApp } from './testApp.ts'

type JsonSchema = {
  type?: unknown
  maxLength?: number | undefined
  properties?: Record<string, JsonSchema> | undefined
  anyOf?: JsonSchema[] | undefined
  allOf?: JsonSchema[] | undefined
}
const JsonSchema: z.ZodType<JsonSchema> = z.looseObject({
  type: z.unknown().optional(),
  maxLength: z.number().optional(),
  properties: z.lazy(() => z.record(z.string(), JsonSchema)).optional(),
  anyOf: z.lazy(() => z.array(JsonSchema)).optional(),
  allOf: z.lazy(() => z.array(JsonSchema)).optional(),
})

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) }))
          .default([]),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) }).optional(),
      })
    )
  ),
})

/** A field of a body; `max` is how many characters of text it takes, undefined for what is no text. */
type BodyField = { name: string; isText: boolean; max: number | undefined }

/** A route as the app describes it. `path` has its parameters in braces; `body` is undefined for one that takes no JSON. */
export type Operation = {
  method: string
  path: string
  params: string[]
  query: string[]
  body: BodyField[] | undefined
}

/** Every route that takes or gives data, read from the app's own description. */
export async function apiOperations({ app }: TestApp): Promise<Operation[]> {
  const { paths } = Document.parse((await app.inject('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema
      const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
      return {
        method: method.toUpperCase(),
        path,
        params: named('path'),
        query: named('query'),
        body: body && fieldsOf(body),
      }
    })
  )
}

function fieldsOf(schema: JsonSchema): BodyField[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    isText: field.type === 'string',
    max: field.maxLength,
  }))
  return [...own, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(fieldsOf)]
}
