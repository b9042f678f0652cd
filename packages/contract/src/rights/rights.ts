import { z } from 'zod'
import { longText, shaped } from '../records/field.ts'
import { shapesOf } from '../records/fieldsOf.ts'
import { rightsIds } from './rightsStatements.ts'

/** A statement, or empty for what stands above it: the record's of a picture, the gallery's of a record. */
export const RightsChoice = z.enum(['', ...rightsIds])
export type RightsChoice = z.infer<typeof RightsChoice>

/** How many characters the words beside a statement may have. */
export const maxRightsNote = 1_000

const note = { ...longText(maxRightsNote), readers: 'panel' } as const

/**
 * What is written of the rights in a record or a picture: a statement of the table, and what the gallery says beside it, or
 * in its place (`own`). What follows from that and from what stands above it is what everybody is told
 * ({@link RightsStatement}).
 */
export const rightsFields = {
  rights: {
    ...shaped('choice', { written: RightsChoice, inForm: RightsChoice.default(''), read: RightsChoice }),
    readers: 'panel',
    headings: ['derechos, licencia, rights, rights statement, license, licence, droits, direitos, rechte'],
  },
  rights_note_es: { ...note, headings: ['nota de derechos, derechos en palabras'] },
  rights_note_en: { ...note, headings: ['copyright, copyright notice, rights note'] },
} as const

/** The same of a picture, as it is changed with its descriptions. */
export const RightsChange = z.object(shapesOf(rightsFields, 'written')).partial()

/** What is written of the rights in something. */
export const RightsWritten = z.object(shapesOf(rightsFields, 'read'))
export type RightsWritten = z.infer<typeof RightsWritten>

/** What is stated of the rights in something, as everybody is told. */
export const RightsStatement = z.object({
  id: z.enum(rightsIds),
  /** Where it is explained, and how it is written in data; empty for words of the gallery's own. */
  uri: z.string(),
  /** What it is called; empty for words of the gallery's own. */
  name_es: z.string(),
  name_en: z.string(),
  /** What the gallery says beside it, or in its place. */
  note_es: z.string(),
  note_en: z.string(),
  /** Whether everybody may have the largest picture and the file itself. */
  copies: z.boolean(),
})
export type RightsStatement = z.infer<typeof RightsStatement>
