import { z } from 'zod'

/** A database id. */
export const Id = z.coerce.number().int().min(1).max(2_147_483_647)

/** A calendar day in the gallery's time zone, `YYYY-MM-DD`. */
export const Day = z.iso.date()
export type Day = z.infer<typeof Day>

/** An instant, ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })
export type Instant = z.infer<typeof Instant>

/** What a page needs to lay a picture out before it arrives, and to choose the file to load. */
export const Picture = z.object({
  /** Pixels of the original. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** A data URI of about 20 pixels' width, shown until the picture arrives. */
  placeholder: z.string(),
  /** The widths, in pixels, that exist as AVIF and WebP; empty while they are being made. */
  widths: z.array(z.int().min(1)),
})
export type Picture = z.infer<typeof Picture>

/** The e-mail address of a person. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
