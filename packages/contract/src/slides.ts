import { z } from 'zod'
import { many, one } from './answers.ts'
import { EventSummary } from './events.ts'
import { Id, Instant, line, Picture } from './fields.ts'

/** A picture of the home page's carousel. `link` is a path under the language, or an absolute address. */
export const Slide = z.object({
  id: Id,
  title_es: z.string(),
  title_en: z.string(),
  link: z.string(),
  /** File name under `/storage/slides` (`/storage/sildes` answers too). */
  filename: z.string(),
  picture: Picture,
  /** Of whom and when the event is that it links to; null where it leads elsewhere, or to none that visitors see. */
  event: EventSummary.pick({ from: true, to: true, artists: true }).nullable(),
})
export type Slide = z.infer<typeof Slide>

/** A slide as the gallery keeps it: visitors see the active ones only. */
export const SlideRow = Slide.extend({ active: z.boolean(), updated_at: Instant })
export type SlideRow = z.infer<typeof SlideRow>

/** `showAll`: those that are not active too, in the shape of the panel; ignored without the super flag. */
export const SlidesQuery = z.object({ showAll: z.stringbool().optional() })

export const SlidesAnswer = many(Slide)
export type SlidesAnswer = z.infer<typeof SlidesAnswer>
export const SlideRowsAnswer = many(SlideRow)
export type SlideRowsAnswer = z.infer<typeof SlideRowsAnswer>
export const SlideAnswer = one(Slide)
export const SlideRowAnswer = one(SlideRow)
export type SlideRowAnswer = z.infer<typeof SlideRowAnswer>

const slideFields = z.object({
  title_es: line(1, 200),
  title_en: line(0, 200),
  /** Never `javascript:` or another site by mistake: empty, a path under the language or an absolute web address. */
  link: line(0, 500).regex(/^(|\/|\/[^/\\].*|https?:\/\/.+)$/),
})
/** The text fields of the multipart call that creates a slide; the file travels beside them as `file`. */
export const SlideForm = slideFields.extend({
  title_en: slideFields.shape.title_en.default(''),
  link: slideFields.shape.link.default(''),
  /** As a form says it: `true` or `false`. */
  active: z.stringbool().default(true),
})
export type SlideForm = z.infer<typeof SlideForm>

/**
 * `PATCH /api/slides/all`: the slides to change, in the order in which they are to be shown. With `updated_at` it is
 * answered with 409 when somebody has changed one of them since, or binned it.
 */
export const SlidesChange = z.object({
  slides: z.array(slideFields.partial().extend({ id: Id, active: z.boolean().optional() })).max(200),
  updated_at: Instant.optional(),
})
export type SlidesChange = z.infer<typeof SlidesChange>
