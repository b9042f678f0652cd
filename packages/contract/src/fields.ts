import { z } from 'zod'
import { accessNeeds } from './accessNeeds.ts'
import { unpiled } from './unpiled.ts'

/** A database id, as a number or as the digits of a path; nothing else that JavaScript would call a number. */
export const Id = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)])
  .pipe(z.coerce.number<number | string>().int().min(1).max(2_147_483_647))

/** One of a list of records that a change carries: its id, or the record as the API gave it, of which only the id counts. */
export const IdOf = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)])

/** Some ids by commas, as a query names them; at most a hundred. */
export const Ids = z
  .string()
  .transform((list): (string | number)[] => list.split(','))
  .pipe(z.array(Id).max(100))

/** A calendar day in the gallery's time zone, `YYYY-MM-DD`, of a year that a gallery can mean: from 1900 to 2199. */
export const Day = z.iso.date().refine((day) => day >= '1900-01-01' && day < '2200-01-01')
export type Day = z.infer<typeof Day>

/** A record's date in the words of both languages, as its EDTF has it; null without one. */
export const DateInWords = z.object({ es: z.string(), en: z.string() }).nullable()

/** An instant, ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })
export type Instant = z.infer<typeof Instant>

/** What somebody needs on a visit, each once, in the order of `accessNeeds`. */
export const Needs = z
  .array(z.enum(accessNeeds))
  .max(20)
  .transform((given) => accessNeeds.filter((need) => given.includes(need)))

/** Somebody of the house, by id and name, who did something or minds it; null where nobody is known or they are gone. */
export const Author = z.object({ id: z.int(), full_name: z.string() }).nullable()
export type Author = z.infer<typeof Author>

/**
 * Whether a list of changes is an order too: by `false` only what it names changes, each where it stands, so that whoever
 * shows or hides one undoes no order that somebody else chose meanwhile. It is one where nothing is said.
 */
export const IsOrder = z.boolean().optional()
export type IsOrder = z.infer<typeof IsOrder>

/** What a page needs to lay a picture out before it arrives, and to choose the file to load. */
export const Picture = z.object({
  /** Pixels of the original, or of as much of it as whoever asks is offered. */
  width: z.int().min(1),
  height: z.int().min(1),
  /**
   * The widths, in pixels, that exist as WebP, most of them as AVIF too (`avifWidths`); empty while they are being
   * made, and of a picture that moves.
   */
  widths: z.array(z.int().min(1)),
})
export type Picture = z.infer<typeof Picture>

/** Gives a record back a picture that was its own before; `image` is the file name that it had then. */
export const ImageRestore = z.object({ image: z.string().regex(/^[\w-]{1,200}\.\w{2,5}$/) })
export type ImageRestore = z.infer<typeof ImageRestore>

/** One line of plain text, `min` to `max` characters, {@link unpiled}, without control characters. */
export function line(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max, { abort: true })
    .regex(/^\P{Cc}*$/u)
    .overwrite(unpiled)
}

/** Plain text of several lines, up to `max` characters, {@link unpiled}, without the NUL that PostgreSQL cannot store. */
export function lines(max: number) {
  return z
    .string()
    .trim()
    .max(max, { abort: true })
    .refine((text) => !text.includes('\0'))
    .overwrite(unpiled)
}
