import { z } from 'zod'
import { Author } from './fields.ts'

/** Where a page of a list stands in the whole (docs/product.md, Answers). Pages count from 1. */
export const PaginationMeta = z.object({
  total: z.int().min(0),
  current_page: z.int().min(1),
  per_page: z.int().min(1),
  last_page: z.int().min(1),
  /** What was searched for in place of the words that were asked, because nothing was found by those. */
  instead: z.string().optional(),
})
export type PaginationMeta = z.infer<typeof PaginationMeta>

/** One record: `{ data }`. */
export function one<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: shape })
}

/** All records of a kind: `{ data: [...] }`. */
export function many<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: z.array(shape) })
}

/** A page of records: `{ data: [...], meta }`. A page past the end is empty, not an error. */
export function page<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: z.array(shape), meta: PaginationMeta })
}

/** How many records an answer to `list=1` names at most. */
export const maxNames = 100

/**
 * The names of records, for pickers, at most {@link maxNames}: those first that begin with what was asked. `more` says
 * whether there are others, which a longer question finds, or the next `page`.
 */
export function names<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: z.array(shape), meta: z.object({ more: z.boolean() }) })
}

/** What every refusal answers with, in the request's language. */
export const Refusal = z.object({ message: z.string() })
export type Refusal = z.infer<typeof Refusal>

/**
 * 409: somebody saved in between. The answer is what reading gives now, and `by` who saved it: null where nobody was signed
 * in, or who was is gone.
 */
export function stale<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>) {
  return Refusal.extend({ ...answer.shape, by: Author })
}

/** 422: the messages of each field, the first of them shown under it (docs/product.md, Errors). */
export const InvalidFields = Refusal.extend({ errors: z.record(z.string(), z.array(z.string()).min(1)) })
export type InvalidFields = z.infer<typeof InvalidFields>

/** What a write says when it has nothing else to say, in the request's language. */
export const Done = z.object({ message: z.string() })
export type Done = z.infer<typeof Done>
