import { z } from 'zod'
import { one } from './answers.ts'
import { citationStyles } from './citationStyles.ts'
import { Language } from './language.ts'

/** In which language a citation is; by default that of whoever asks. */
export const CitationQuery = z.object({ language: Language.optional() })
export type CitationQuery = z.infer<typeof CitationQuery>

/** A citation in pieces, upright or in italics. */
const Citation = z.array(z.object({ text: z.string(), italic: z.literal(true).optional() }))

/** How a record is cited, in each style, and its whole permanent address. */
export const CitationsAnswer = one(
  z.object({ address: z.string(), styles: z.record(z.enum(citationStyles), Citation) })
)
export type CitationsAnswer = z.infer<typeof CitationsAnswer>
