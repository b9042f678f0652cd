import { z } from 'zod'
import { many } from './answers.ts'
import { Day } from './fields.ts'
import type { Holiday as PlainHoliday } from './opening.ts'

const Holiday = z.object({ day: z.iso.date(), name_es: z.string(), name_en: z.string() })
Holiday satisfies z.ZodType<PlainHoliday>

/** `GET /api/holidays`: a window of days in the gallery's zone; without `from` it begins today. */
export const HolidaysQuery = z.object({
  from: Day.optional(),
  days: z.coerce.number().int().min(1).max(400).default(366),
})

/** The public holidays that are closed days, in order: those of the country that the gallery keeps. */
export const HolidaysAnswer = many(Holiday)
export type HolidaysAnswer = z.infer<typeof HolidaysAnswer>

/** The countries whose holidays are known, by their code in two letters. */
export const HolidayCountriesAnswer = many(z.string())
