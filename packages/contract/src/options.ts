import { z } from 'zod'
import { many, one } from './answers.ts'
import { Instant, Picture } from './fields.ts'
import { optionFields, optionsWhere } from './options/optionFields.ts'
import { shapesOf } from './records/fieldsOf.ts'

/** The site options: who the gallery is, how it works, and the texts of the home and about pages ({@link optionFields}). */
export const Options = z.object(shapesOf(optionFields, 'read'))
export type Options = z.infer<typeof Options>

/** The options as they are stored: one that was never written is as a gallery begins, with nothing but a name. */
export const StoredOptions = z.object(shapesOf(optionFields, 'stored'))

/** `file` is the name of the picture under `/storage/images`; null without one. */
const facade_picture = Picture.extend({ file: z.string() }).nullable()

/**
 * What pages learn beside the options: what is known of the picture that `facade` names, and facts of the installation
 * that the browser must agree on with the server.
 * `time_zone` is the gallery's (`GALLERY_TZ`); it decides what a day is and what a clock shows, wherever the visitor is.
 * `updated_at`, when an option was last written, is told to super users only, who need it for a change.
 */
export const OptionsAnswer = one(Options.extend({ facade_picture })).extend({
  time_zone: z.string(),
  today: z.iso.date(),
  updated_at: Instant.nullable().optional(),
})
export type OptionsAnswer = z.infer<typeof OptionsAnswer>

/** What travels with every page: all but the long texts of one page, and what no page shows. */
export const SiteAnswer = OptionsAnswer.omit({ updated_at: true }).extend({
  data: z.object({ ...shapesOf(optionsWhere('part', 'site'), 'read'), facade_picture }),
})
export type SiteAnswer = z.infer<typeof SiteAnswer>

/** The texts of the about page. */
export const AboutAnswer = one(z.object(shapesOf(optionsWhere('part', 'about'), 'read')))
export type AboutAnswer = z.infer<typeof AboutAnswer>

/** Which of the options are asked for; all without it. */
export const OptionsQuery = z.object({ part: z.enum(['site', 'about']).optional() })

/**
 * `PATCH /api/options`: what changes; the rest stays. With `updated_at`, the one of the answer that it started from, it
 * is answered with 409 when somebody has written one of the same options since.
 */
export const OptionsChange = z
  .object(shapesOf(optionFields, 'written'))
  .partial()
  .extend({ updated_at: Instant.optional() })
export type OptionsChange = z.infer<typeof OptionsChange>

export const OptionId = Options.keyof()
/** The options that are written in both languages, without their suffix. */
export const optionTexts = OptionId.options.flatMap((id) => (id.endsWith('_es') ? [id.slice(0, -3)] : []))

const { social, openDays, closures } = Options.shape
export const Option = z.object({
  id: OptionId,
  value: z.union([z.string(), z.int(), z.boolean(), social, openDays, closures]),
})
export type Option = z.infer<typeof Option>
export const OptionAnswer = one(Option)

/** The texts among the options whose Spanish changed after their English was written, without `_es`. */
export const LateOptionsAnswer = many(z.string())
export type LateOptionsAnswer = z.infer<typeof LateOptionsAnswer>
