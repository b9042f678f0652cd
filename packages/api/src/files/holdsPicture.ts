import { type Endpoint, endpoints } from '@gallery/contract'
import { z } from 'zod'

/** What holds nothing else. */
const leaves: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'null',
  'undefined',
])

/** Whether what has a shape may hold a picture. Of a shape that tells nothing it may. */
export function holdsPicture(shape: unknown): boolean {
  if (shape instanceof z.ZodObject) {
    const { shape: parts } = shape
    return 'widths' in parts || Object.values(parts).some(holdsPicture)
  }
  if (shape instanceof z.ZodArray) return holdsPicture(shape.element)
  if (shape instanceof z.ZodUnion) return shape.options.some(holdsPicture)
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return holdsPicture(shape.unwrap())
  if (shape instanceof z.ZodRecord) return holdsPicture(shape.valueType)
  if (shape instanceof z.ZodPipe) return holdsPicture(shape.out)
  return !(shape instanceof z.ZodType && leaves.has(shape.def.type))
}

/** Whether a route is also asked for a list of names, by `list=1`, which holds no picture. */
export function listsNamesOnly(route: string): boolean {
  const list = new Map(Object.entries<Endpoint>(endpoints)).get(`${route}?list=1`)
  return list !== undefined && !holdsPicture(list.answer)
}
