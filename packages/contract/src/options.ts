import { z } from 'zod'
import { one } from './answers.ts'
import type { Url } from './url.ts'

/** A link that the gallery shows in its footer. */
export const SocialLink = z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })
export type SocialLink = z.infer<typeof SocialLink>

/** The site options (spec §3): who the gallery is, and the texts of the home and about pages. */
export const Options = z.object({
  name: z.string(),
  tagline_es: z.string(),
  tagline_en: z.string(),
  address: z.string(),
  directions_es: z.string(),
  directions_en: z.string(),
  hours_es: z.string(),
  hours_en: z.string(),
  mail: z.string(),
  phone: z.string(),
  newsletter: z.string(),
  social: z.array(SocialLink),
  since: z.int(),
  txtPrincipal_es: z.string(),
  txtPrincipal_en: z.string(),
  usSplash_es: z.string(),
  usSplash_en: z.string(),
  usTeam_es: z.string(),
  usTeam_en: z.string(),
  usHistory_es: z.string(),
  usHistory_en: z.string(),
  usProfile_es: z.string(),
  usProfile_en: z.string(),
})
export type Options = z.infer<typeof Options>

/**
 * What pages learn beside the options: facts of the installation that the browser must agree on with the server.
 * `time_zone` is the gallery's (`GALLERY_TZ`); it decides what a day is and what a clock shows, wherever the visitor is.
 */
export const OptionsAnswer = one(Options).extend({ time_zone: z.string(), today: z.iso.date() })
export type OptionsAnswer = z.infer<typeof OptionsAnswer>

export const OptionId = Options.keyof()
export const Option = z.object({ id: OptionId, value: z.union([z.string(), z.int(), z.array(SocialLink)]) })
export type Option = z.infer<typeof Option>
export const OptionAnswer = one(Option)

export const optionsUrl = (): Url<OptionsAnswer> => '/api/options'
