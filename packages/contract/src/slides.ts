import { z } from 'zod'
import { many, one } from './answers.ts'
import { Id, line, Picture } from './fields.ts'
import type { Url } from './url.ts'

/** A picture of the home page's carousel (spec §3). `link` is a path under the language, or an absolute address. */
export const Slide = z.object({
  id: Id,
  title_es: z.string(),
  title_en: z.string(),
  link: z.string(),
  /** File name under `/storage/slides` (the spec spells it `/storage/sildes`; both answer). */
  filename: z.string(),
  picture: Picture,
})
export type Slide = z.infer<typeof Slide>

export const SlidesAnswer = many(Slide)
export type SlidesAnswer = z.infer<typeof SlidesAnswer>
export const SlideAnswer = one(Slide)

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
})
export type SlideForm = z.infer<typeof SlideForm>

/** `PATCH /api/slides/all`: the slides to change, in the order in which they are to be shown. */
export const SlidesChange = z.object({
  slides: z.array(slideFields.partial().extend({ id: Id })).max(200),
})
export type SlidesChange = z.infer<typeof SlidesChange>

export const slidesUrl = (): Url<SlidesAnswer> => '/api/slides'
