import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as checking } from 'fastify-type-provider-zod'
import { z } from 'zod'

const shapes = new WeakMap<object, z.ZodType>()

/**
 * An answer in one of the shapes that its route declares, and nothing beside it: what the shape does not name is not in
 * the result. It leaves as it is, without being checked again; do not add to it.
 */
export function shaped<Shape extends z.ZodObject>(shape: Shape, answer: unknown): z.output<Shape> {
  const data = shape.parse(answer)
  shapes.set(data, shape)
  return data
}

/** Lets out what fits a route's shape: checks it, unless it has just been brought into that very shape. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const { schema } = route
  const check = checking(route)
  const declared: readonly unknown[] = schema instanceof z.ZodUnion ? schema.options : [schema]
  return (data: object) => {
    const shape = shapes.get(data)
    return shape !== undefined && declared.includes(shape) ? JSON.stringify(data) : check(data)
  }
}
