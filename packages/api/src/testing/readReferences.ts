import { createRequire } from 'node:module'
import { z } from 'zod'

const Name = z
  .object({ family: z.string(), given: z.string() })
  .partial()
  .extend({ literal: z.string().optional() })
const When = z.object({
  'date-parts': z.array(z.array(z.number())).optional(),
  literal: z.string().optional(),
})

/** A reference as another program has read it, in the words of CSL-JSON. */
const Read = z.object({
  type: z.string(),
  title: z.string(),
  author: z.array(Name).optional(),
  issued: When.optional(),
  accessed: When.optional(),
  URL: z.string().optional(),
  archive_location: z.string().optional(),
  'call-number': z.string().optional(),
  note: z.string().optional(),
})

/** Citation.js has no types; this is the whole of what is asked of it. */
const Library = z.object({
  Cite: z.custom<new (text: string, options: { forceType: string }) => { data: unknown }>(),
})

const require = createRequire(import.meta.url)
const { Cite } = Library.parse(require('@citation-js/core'))
require('@citation-js/plugin-bibtex')
require('@citation-js/plugin-ris')

const forms = { ris: '@ris/file', bibtex: '@biblatex/text' }

/** Reads a file with a library that had no part in writing it. */
export function readReferences(form: keyof typeof forms, text: string): z.output<typeof Read>[] {
  return z.array(Read).parse(new Cite(text, { forceType: forms[form] }).data)
}
