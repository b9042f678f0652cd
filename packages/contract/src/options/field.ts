import { z } from 'zod'
import type { Language } from '../language.ts'

/** The screens of the panel that edit options, by the last word of their path: `/admin/options/home`. */
export const optionScreens = ['home', 'days', 'about'] as const

/** An option of the site, from which its shapes, its answers and the form that edits it are made. */
export type OptionField = {
  /** `html` is a text of the editor, cleaned when it is written. */
  kind: 'plain' | 'html'
  /** What may be written into it. */
  written: z.ZodType
  /** How it is answered. */
  read: z.ZodType
  /** The same as it is stored, with what a gallery shows that never wrote it. */
  stored: z.ZodType
  /** The screen that edits it. */
  screen: (typeof optionScreens)[number]
  /**
   * Which part of the answer has it beside the whole, which everybody may read: what travels with every page, the texts of
   * the about page, or none (`whole`) where no page shows it.
   */
  part: 'site' | 'about' | 'whole'
}

const usual = { kind: 'plain', screen: 'home', part: 'site' } as const

/** A text that may be written so, empty at first. */
export function text<Written extends z.ZodType>(written: Written) {
  return { ...usual, written, read: z.string(), stored: z.string().default('') } as const
}

/** A whole number that may be written so. */
export function number<Written extends z.ZodType>(written: Written, atFirst: number) {
  return { ...usual, written, read: z.int(), stored: z.int().default(atFirst) } as const
}

/** Yes or no. */
export function flag(atFirst: boolean) {
  return { ...usual, written: z.boolean(), read: z.boolean(), stored: z.boolean().default(atFirst) } as const
}

/** Values of another shape: how they are answered, what of that may be written, and how they are stored. */
export function shaped<Read extends z.ZodType, Written extends z.ZodType, Stored extends z.ZodType>(
  read: Read,
  { written, stored }: { written: Written; stored: Stored }
) {
  return { ...usual, written, read, stored } as const
}

/** An option in both languages is two: `tagline_es` and `tagline_en`. */
export function both<Name extends string, Field extends OptionField>(
  name: Name,
  field: Field
): Record<`${Name}_${Language}`, Field>
export function both(name: string, field: OptionField): Record<string, OptionField> {
  return { [`${name}_es`]: field, [`${name}_en`]: field }
}
