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

/** The queries by which a route is asked for what holds no picture, as lists of names, the way its handler gets them. */
export function queriesWithoutPicture(route: string): (readonly [string, unknown])[][] {
  const ways = Object.entries<Endpoint>(endpoints)
  const query = ways.find(([name]) => name === route)?.[1].query
  if (!query) return []
  return ways
    .filter(([name, { answer }]) => name.startsWith(`${route}?`) && !holdsPicture(answer))
    .map(([name]) => {
      const asked = new URLSearchParams(name.slice(route.length + 1))
      return Object.entries(query.parse(Object.fromEntries(asked))).filter(([key]) => asked.has(key))
    })
}
