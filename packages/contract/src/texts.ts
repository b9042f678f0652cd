import { z } from 'zod'
import { one } from './answers.ts'

/** A picture that stands in a text of the gallery, as its `img` names it. */
export const TextImage = z.object({
  /** A path under `/storage/images`. */
  src: z.string(),
  /** Pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
})
export type TextImage = z.infer<typeof TextImage>

export const TextImageAnswer = one(TextImage)
export type TextImageAnswer = z.infer<typeof TextImageAnswer>
