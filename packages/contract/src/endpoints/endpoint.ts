import type { z } from 'zod'
import type { Right } from '../right.ts'
import type { Subject } from '../subject.ts'

/** `text/calendar`, of texts with their encoding: `text/calendar; charset=utf-8`. */
export type MediaType = `${string}/${string}`

/**
 * One endpoint of the API. Its name is how it is asked, `PATCH /api/works/:id`; a name with a query, as
 * `GET /api/works?list=1`, is the same endpoint asked in that way. From it come the route with its checks and its guard,
 * the API's document, the client's typed call, the table of rights, what a write makes old and what a kept page shows.
 */
export interface Endpoint {
  /** A sentence for the API's document. */
  summary?: string
  right: Right
  /** Also asks for somebody who has proven lately who they are: when. */
  fresh?: string
  /**
   * Of a write about oneself or one's own: whether it is refused until somebody who has a second factor has proven it in
   * their session. What super users alone may do always is, reads too; what everybody may do never.
   * @default 'needed'
   */
  factor?: 'needed' | 'not-needed'
  /** Of a POST: it changes nothing, and needs no CSRF token. */
  reads?: true
  /**
   * Of a POST by somebody signed in that makes a record, adds a line or writes to somebody: sent again with the same
   * `Idempotency-Key`, because its answer was lost, it is refused (409) and not done twice.
   */
  once?: true
  /** Of a GET: pages of other sites may read it too, without the cookies of whoever looks at them. */
  elsewhere?: true
  /** Shapes of parameters of the path, where they are not those of their names (`parameters`). */
  params?: Readonly<Record<string, z.ZodType>>
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a form with a file (`multipart/form-data`): `file`, beside the fields of `body`. */
  upload?: true
  /** What a success answers with (200). Without it and without `created` it is a page or a file of the site. */
  answer?: z.ZodType
  /**
   * What its answer is written in, where that is not JSON as the shape has it; several where an answer may be of any of them.
   * Its shape is then `z.string()` of a text and `z.unknown()` of all else.
   */
  type?: MediaType | readonly MediaType[]
  /** What super users are answered, where that is more. */
  answerToSuper?: z.ZodType
  /** What a success answers with that made a record (201). */
  created?: z.ZodType
  /** What it refuses with, beside what follows from the rest (`refusalsOf`). */
  refuses?: Readonly<Record<number, z.ZodType>>
  /** What its answer tells of. Of a name with `showAll`, where super users are told of more than others. */
  shows?: readonly Subject[]
  /** What it writes to: reads that show it are old afterwards. */
  touches?: readonly Subject[]
}

/** Endpoints by their names. */
export type EndpointsOf = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>
>
