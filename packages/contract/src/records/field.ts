import { z } from 'zod'
import { type EdtfFault, readEdtf } from '../edtf/edtf.ts'
import { Day, Id, line, lines } from '../fields.ts'

/**
 * What a field holds, and with that how it is edited, cleaned, brought in and taken out:
 * - `line`: plain text of one line; `lines`: of several
 * - `html`: a text of the editor, cleaned when it is written
 * - `integer`, `number`: with null for nothing
 * - `flag`: yes or no; `day`: `YYYY-MM-DD` or null; `choice`: one of a few words
 * - `record`: the id of another record, or null; `records`: several, kept in tables of their own
 */
export type FieldKind =
  | 'line'
  | 'lines'
  | 'html'
  | 'integer'
  | 'number'
  | 'flag'
  | 'day'
  | 'choice'
  | 'record'
  | 'records'

/**
 * Who reads a field: everybody who sees the record; only the panel; only the panel, and of exports only those that are
 * asked for with what the gallery keeps to itself.
 */
export type Readers = 'everyone' | 'panel' | 'secret'

/** A field of a record, from which its forms, answers, exports and imports are made. */
export type Field = {
  kind: FieldKind
  /** What may be written into it. */
  written: z.ZodType
  /** The same in the form of a new record, with a default for what may be left out. */
  inForm: z.ZodType
  /** How it is answered. */
  read: z.ZodType
  readers: Readers
  /**
   * What people and the usual museum systems head its column with, in Spanish, English, French, Portuguese and German: the
   * likeliest first, in lower case, without accents and signs, a few to a line with commas between them. Its own name goes
   * before them all, unless it is among them: behind its Spanish word where tables in two languages head the English
   * with it.
   */
  headings: readonly string[]
  /** Whether English mostly says the same as Spanish, as of dates and towns: then nobody is asked for what is not written. */
  same?: true
}

/** The fields of a record by name: in the API, in its table, in exports and imports. What ends in `_en` is English. */
export type Fields = Readonly<Record<string, Field>>

const usual = { readers: 'everyone', headings: [] } as const

/** A line of at most so many characters, empty where nothing is told. */
export function text(max: number) {
  const written = line(0, max)
  return { ...usual, kind: 'line', written, inForm: written.default(''), read: z.string() } as const
}

/** A line that every record has. */
export function requiredText(max: number) {
  const written = line(1, max)
  return { ...usual, kind: 'line', written, inForm: written, read: z.string() } as const
}

/** Several lines of at most so many characters together. */
export function longText(max: number) {
  const written = lines(max)
  return { ...usual, kind: 'lines', written, inForm: written.default(''), read: z.string() } as const
}

/** A text of the editor. */
export function html(max: number) {
  const written = lines(max)
  return { ...usual, kind: 'html', written, inForm: written.default(''), read: z.string() } as const
}

/** A whole number from one to another, both among them. */
export function integer(first: number, last: number) {
  const written = z.int().min(first).max(last).nullable()
  return {
    ...usual,
    kind: 'integer',
    written,
    inForm: written.default(null),
    read: z.int().nullable(),
  } as const
}

/** A side in centimetres. */
export function size() {
  const written = z.number().min(0).max(100_000).nullable()
  return {
    ...usual,
    kind: 'number',
    written,
    inForm: written.default(null),
    read: z.number().nullable(),
  } as const
}

/** Yes or no; `otherwise` is what a new record has where nothing is told. */
export function flag(otherwise: boolean) {
  return {
    ...usual,
    kind: 'flag',
    written: z.boolean(),
    inForm: z.boolean().default(otherwise),
    read: z.boolean(),
  } as const
}

/** A calendar day, or none. */
export function day() {
  const written = Day.nullable()
  return { ...usual, kind: 'day', written, inForm: written.default(null), read: written } as const
}

/** Why a text is no EDTF, as the message about its field is called. */
const edtfFaults: Readonly<Record<EdtfFault, string>> = {
  form: 'edtf',
  day: 'edtf.day',
  order: 'edtf.order',
  year: 'edtf.year',
}

/** A date in the Extended Date/Time Format, empty for none. */
export function edtf() {
  const written = line(0, 200).superRefine((text, context) => {
    const read = text === '' ? null : readEdtf(text)
    if (typeof read === 'string') context.addIssue({ code: 'custom', message: edtfFaults[read] })
  })
  return { ...usual, kind: 'line', written, inForm: written.default(''), read: z.string() } as const
}

/** Another record, or none. */
export function record() {
  const written = Id.nullable()
  return { ...usual, kind: 'record', written, inForm: written.default(null), read: written } as const
}

/** A field of words or records that have shapes of their own: see {@link Field}. */
export function shaped<
  Kind extends FieldKind,
  Written extends z.ZodType,
  InForm extends z.ZodType,
  Read extends z.ZodType,
>(kind: Kind, { written, inForm, read }: { written: Written; inForm: InForm; read: Read }) {
  return { ...usual, kind, written, inForm, read }
}
